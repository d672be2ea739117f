export interface StreamedEvent {
  /** Empty if the server gives the event no name. */
  name: string;
  data: string;
}

/** Yields each server-sent event as it arrives. It uses fetch because EventSource cannot send the AuthToken header. */
export async function* streamedEvents(body: ReadableStream<Uint8Array>): AsyncGenerator<StreamedEvent> {
  const decoder = new TextDecoder();
  const reader = body.getReader();
  let pending = '';
  for (let piece = await reader.read(); !piece.done; piece = await reader.read()) {
    pending += decoder.decode(piece.value, { stream: true }).replaceAll('\r\n', '\n');
    const events = pending.split('\n\n');
    pending = events.pop() ?? '';
    for (const event of events) {
      const data = valuesOf('data', event);
      if (data.length > 0) yield { name: valuesOf('event', event).at(-1) ?? '', data: data.join('\n') };
    }
  }
}

function valuesOf(field: string, event: string): string[] {
  const start = `${field}:`;
  return event
    .split('\n')
    .filter((line) => line.startsWith(start))
    .map((line) => line.slice(start.length).trimStart());
}
