import { type Task, tasks, taskStreamPath } from '@pressroom/contract/tasks/tasks';
import { act, renderHook, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { type StreamedEvent, streamedEvents } from './eventStream.ts';
import { followTasks, useTasks } from './tasks.ts';

function sampleTask(given: Partial<Task>): Task {
  return {
    id: '1',
    kind: 'drawings',
    title: 'Production drawings',
    state: 'running',
    total: 4,
    done: 0,
    failed: 0,
    fileName: null,
    problems: [],
    gmtCreate: '2026-11-21T05:00:00.000Z',
    gmtModified: '2026-11-21T05:00:00.000Z',
    ...given,
  };
}

function streamOf(...pieces: string[]): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  return new ReadableStream({
    start(out) {
      for (const piece of pieces) out.enqueue(encoder.encode(piece));
      out.close();
    },
  });
}

async function gather(stream: AsyncGenerator<StreamedEvent>): Promise<StreamedEvent[]> {
  const found: StreamedEvent[] = [];
  for await (const event of stream) found.push(event);
  return found;
}

describe('streamedEvents', () => {
  it('joins what the network has cut, and skips what is only there to keep the line open', async () => {
    const body = streamOf(
      ': open\n\nda',
      'ta: {"a":',
      '1}\r\n\r\n: still here\n\n',
      'event: session\ndata: x\ndata: y\n\n',
      'data: cut off',
    );
    expect(await gather(streamedEvents(body))).toEqual([
      { name: '', data: '{"a":1}' },
      { name: 'session', data: 'x\ny' },
    ]);
  });

  it('keeps letters whole that are cut between their bytes', async () => {
    const bytes = new TextEncoder().encode('data: 生产图\n\n');
    const body = new ReadableStream<Uint8Array>({
      start(out) {
        out.enqueue(bytes.slice(0, 7));
        out.enqueue(bytes.slice(7));
        out.close();
      },
    });
    expect(await gather(streamedEvents(body))).toEqual([{ name: '', data: '生产图' }]);
  });
});

describe('followTasks', () => {
  it('starts from the list, follows the stream, and lets a waiting screen know the end, and then forgets', async () => {
    // the same hundredth of a second, as PostgreSQL writes it
    const [earlier, later] = [{ gmtModified: '2026-11-21T05:00:09.12Z' }, { gmtModified: '2026-11-21T05:00:09.126Z' }];
    const older = sampleTask({ done: 1, ...earlier });
    // an older state that arrives late does not bring the task back to life
    const news = [older, sampleTask({ done: 4, state: 'done', ...later }), older, sampleTask({ id: '2' })];
    vi.stubGlobal('fetch', async (address: string) =>
      address.endsWith(taskStreamPath)
        ? new Response(streamOf(...news.map((task) => `data: ${JSON.stringify(task)}\n\n`)))
        : Response.json({ code: 200, msg: '', data: address.startsWith(tasks.list.path) ? [sampleTask({})] : null }),
    );
    const leaving = new AbortController();
    const following = followTasks(leaving.signal);
    const { result } = renderHook(() => useTasks());
    await waitFor(() => expect(result.current).toHaveLength(2));
    expect(result.current.find(({ id }) => id === '1')).toMatchObject({ state: 'done', done: 4 });
    act(() => leaving.abort());
    expect(result.current).toEqual([]);
    await following;
    vi.unstubAllGlobals();
  });
});
