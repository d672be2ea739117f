import { type EffectOutcome, effectPictures } from '@pressroom/contract/effectPictures/effectPictures';
import { act, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { fakeServer, Refusal } from '../../testing/fakeServer.ts';
import { renderScreen } from '../../testing/renderScreen.tsx';
import { EffectProgress, useEffectPictures } from './effectPictures.public.tsx';

const server = fakeServer();
const codes = Array.from({ length: 10 }, (_, at) => `TEE-${at}`);
const url = (code: string) => `/files/${code.padEnd(20, 'x')}`;

/** The hook with its progress, as a dialog holds both. */
function show() {
  const held: { now?: ReturnType<typeof useEffectPictures> } = {};
  function Making() {
    const effects = useEffectPictures();
    held.now = effects;
    return <EffectProgress {...effects} />;
  }
  const rendered = renderScreen(<Making />);
  const told: [string, EffectOutcome][] = [];
  const make = (productCodes: readonly string[] = codes) => {
    const made = { answer: undefined as unknown as Promise<ReadonlyMap<string, EffectOutcome>> };
    act(() => {
      made.answer = held.now!.make({ images: ['61', '62'], productCodes }, (key, outcome) => told.push([key, outcome]));
      // who waits for it comes later than its end
      made.answer.catch(() => undefined);
    });
    return made.answer;
  };
  return { ...rendered, make, told };
}

/** Answers each call when the test says so. */
function holdCalls() {
  const waiting: (() => void)[] = [];
  server.on(effectPictures.generate, async ({ productCodeList }) => {
    await new Promise<void>((resolve) => waiting.push(resolve));
    return Object.fromEntries(productCodeList.map((code) => [code, { url: url(code) }]));
  });
  return {
    waiting,
    async answer() {
      await waitFor(() => expect(waiting).toHaveLength(1));
      await act(async () => waiting.shift()!());
    },
  };
}

const asked = () =>
  (server.sentTo(effectPictures.generate) as { productCodeList: string[] }[]).map((one) => one.productCodeList);
const progress = () => screen.queryByRole('status')?.textContent;

it('asks for four at a time, each once, and says how far it is', async () => {
  const { answer } = holdCalls();
  const { make, told } = show();
  expect(progress()).toBeUndefined();
  const made = make([...codes, codes[0]!]);
  await screen.findByText('Generating effect pictures: 0 of 10');
  expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('0');
  await answer();
  await screen.findByText('Generating effect pictures: 4 of 10');
  expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('40');
  expect(told.map(([code]) => code)).toEqual(codes.slice(0, 4));
  await answer();
  await screen.findByText('Generating effect pictures: 8 of 10');
  await answer();
  const outcomes = await made;
  await waitFor(() => expect(progress()).toBeUndefined());
  expect([...outcomes]).toEqual(codes.map((code) => [code, { url: url(code) }]));
  expect(told).toEqual([...outcomes]);
  expect(asked()).toEqual([codes.slice(0, 4), codes.slice(4, 8), codes.slice(8)]);
});

it('stops on demand with what has come, and asks for no more', async () => {
  const { answer, waiting } = holdCalls();
  const { make, told, user } = show();
  const made = make();
  await answer();
  await screen.findByText('Generating effect pictures: 4 of 10');
  await user.click(screen.getByRole('button', { name: 'Stop' }));
  await waitFor(() => expect(waiting).toHaveLength(1));
  await answer();
  expect([...(await made).keys()]).toEqual(codes.slice(0, 4));
  await waitFor(() => expect(progress()).toBeUndefined());
  expect(told).toHaveLength(4);
  expect(asked()).toHaveLength(2);
});

it('says of each that has none why, and rejects where the call itself fails', async () => {
  server.on(effectPictures.generate, ({ productCodeList }) => {
    if (productCodeList.includes('TEE-4')) throw new Refusal(503, 'The server is restarting');
    const outcome = (code: string) => (code === 'TEE-2' ? { msg: 'The base image is damaged' } : { url: url(code) });
    return Object.fromEntries(productCodeList.map((code) => [code, outcome(code)]));
  });
  const { make, told } = show();
  await expect(make()).rejects.toMatchObject({ status: 503 });
  await waitFor(() => expect(progress()).toBeUndefined());
  expect(told).toHaveLength(4);
  expect(told[2]).toEqual(['TEE-2', { msg: 'The base image is damaged' }]);
});

it('ends the question before when it is asked another', async () => {
  const { answer, waiting } = holdCalls();
  const { make } = show();
  const first = make();
  await waitFor(() => expect(waiting).toHaveLength(1));
  const second = make(['CAP-1']);
  await waitFor(() => expect(waiting).toHaveLength(2));
  await screen.findByText('Generating effect pictures: 0 of 1');
  await act(async () => waiting.shift()!());
  expect((await first).size).toBe(0);
  expect(progress()).toContain('0 of 1');
  await answer();
  expect([...(await second).keys()]).toEqual(['CAP-1']);
  await waitFor(() => expect(progress()).toBeUndefined());
});
