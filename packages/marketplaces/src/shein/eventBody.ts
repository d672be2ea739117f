const field = 'eventData';

/** The encrypted event in any of the forms it is delivered in; undefined when there is none. */
export async function readEventData(body: Uint8Array, contentType: string): Promise<string | undefined> {
  if (contentType.toLowerCase().startsWith('multipart/form-data')) return await fromMultipart(body, contentType);
  const text = new TextDecoder().decode(body).trim();
  return text.startsWith('{') ? fromJson(text) : fromForm(text);
}

async function fromMultipart(body: Uint8Array, contentType: string): Promise<string | undefined> {
  try {
    const form = await new Response(Buffer.from(body), { headers: { 'content-type': contentType } }).formData();
    const part = form.get(field);
    return part === null ? undefined : (typeof part === 'string' ? part : await part.text()).trim();
  } catch (error) {
    if (error instanceof TypeError) return undefined;
    throw error;
  }
}

function fromJson(text: string): string | undefined {
  try {
    const value: unknown = JSON.parse(text);
    const data =
      typeof value === 'object' && value !== null ? Object.entries(value).find(([key]) => key === field) : undefined;
    return typeof data?.[1] === 'string' ? data[1] : undefined;
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

/** Some senders leave the plus signs of Base64 bare, and a form reads those as spaces. */
function fromForm(text: string): string | undefined {
  return new URLSearchParams(text).get(field)?.replaceAll(' ', '+');
}
