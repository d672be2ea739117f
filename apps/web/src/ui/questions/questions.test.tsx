import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { untilShown } from '../../testing/untilShown.ts';
import { renderScreen } from '../../testing/renderScreen.tsx';
import { type Question, useQuestion } from './question.ts';

const answered = vi.fn();

function Asker({ question }: { question: Question }) {
  const ask = useQuestion();
  return (
    <button type="button" onClick={() => void ask(question).then(answered)}>
      Ask
    </button>
  );
}

const plain = { title: 'Sure?', okText: 'Go on', cancelText: 'Stay' };

it('asks once where it is asked for again before the dialog stands', async () => {
  answered.mockClear();
  renderScreen(<Asker question={plain} />);
  const button = screen.getByRole('button', { name: 'Ask' });
  button.click();
  button.click();
  await waitFor(() => expect(answered.mock.calls).toEqual([[false]]));
  expect(await screen.findAllByRole('dialog')).toHaveLength(1);
});

it.each([
  ['Go on', true],
  ['Stay', false],
])('resolves %s to %s, and asks again after it', async (name, sure) => {
  answered.mockClear();
  const { user } = renderScreen(<Asker question={plain} />);
  for (const _time of [1, 2]) {
    await user.click(screen.getByRole('button', { name: 'Ask' }));
    await user.click(await screen.findByRole('button', { name }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  }
  expect(answered.mock.calls).toEqual([[sure], [sure]]);
});

it.each([
  ['Go on', plain],
  ['Go on', { ...plain, focusable: { autoFocusButton: 'ok' as const } }],
  ['Stay', { ...plain, focusable: { autoFocusButton: 'cancel' as const } }],
])('is answered by Enter alone, with %s', async (name, question) => {
  answered.mockClear();
  const { user } = renderScreen(<Asker question={question} />);
  await user.click(screen.getByRole('button', { name: 'Ask' }));
  await untilShown(await screen.findByRole('dialog'));
  await waitFor(() => expect(document.activeElement?.textContent).toBe(name));
  await user.keyboard('{Enter}');
  await waitFor(() => expect(answered.mock.calls).toEqual([[name === 'Go on']]));
});

it('takes a button of one’s own for no confirmation', async () => {
  answered.mockClear();
  const question: Question = (close) => ({ ...plain, footer: <button onClick={close}>Neither</button> });
  const { user } = renderScreen(<Asker question={question} />);
  await user.click(screen.getByRole('button', { name: 'Ask' }));
  await user.click(await screen.findByRole('button', { name: 'Neither' }));
  await waitFor(() => expect(answered.mock.calls).toEqual([[false]]));
});
