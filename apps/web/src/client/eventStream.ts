/** The `data` of each server-sent event, as it arrives. EventSource cannot send the AuthToken header; fetch can. */
export async function* eventData(body: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  const reader = body.getReader();
  let pending = '';
  for (let piece = await reader.read(); !piece.done; piece = await reader.read()) {
    pending += decoder.decode(piece.value, { stream: true }).replaceAll('\r\n', '\n');
    const events = pending.split('\n\n');
    pending = events.pop() ?? '';
    for (const event of events) {
      const data = event.split('\n').filter((line) => line.startsWith('data:'));
      if (data.length > 0) yield data.map((line) => line.slice(5).trimStart()).join('\n');
    }
  }
}
