import { expect, it } from 'vitest';
import { newFrame } from './newFrame.ts';

it('is put back scrolled as it was, which the browser forgets', () => {
  const { element, show } = newFrame();
  const list = element.appendChild(document.createElement('div'));
  const remove = show(document.body);
  expect(list.isConnected).toBe(true);
  list.scrollTop = 300;
  list.dispatchEvent(new Event('scroll'));

  remove?.();
  expect(list.isConnected).toBe(false);
  list.scrollTop = 0;
  show(document.body);
  expect(list.scrollTop).toBe(300);
});
