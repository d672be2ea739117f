import { expect, type Locator } from '@playwright/test';

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A print position's frame over the base image. */
export const frame = (dialog: Locator, number: number) =>
  dialog.getByRole('button', { name: new RegExp(`^印花位置 ${number}：`) });

/** The numbers beside the picture. */
export async function numbers(dialog: Locator, number: number): Promise<Box> {
  const read = async (label: string) => Number(await dialog.getByLabel(`位置 ${number} ${label}`).inputValue());
  return { x: await read('X'), y: await read('Y'), width: await read('宽'), height: await read('高') };
}

/** By the numbers beside the picture. */
export async function place(dialog: Locator, number: number, { x, y, width, height }: Box): Promise<void> {
  const fill = (label: string, value: number) => dialog.getByLabel(`位置 ${number} ${label}`).fill(String(value));
  // from the corner any size has room
  await fill('X', 0);
  await fill('Y', 0);
  await fill('宽', width);
  await fill('高', height);
  await fill('X', x);
  await fill('Y', y);
}

/** With the mouse, by so many pixels of the screen. The inside moves the frame, its last corner resizes it. */
export async function drag(dialog: Locator, number: number, part: 'inside' | 'corner', by: { x: number; y: number }) {
  const mouse = dialog.page().mouse;
  const box = await frame(dialog, number).boundingBox();
  if (!box) throw new Error(`print position ${number} is not on the screen`);
  const share = part === 'inside' ? 0.5 : 1;
  const from = { x: box.x + box.width * share, y: box.y + box.height * share };
  await mouse.move(from.x, from.y);
  await mouse.down();
  await mouse.move(from.x + by.x / 2, from.y + by.y / 2);
  await mouse.move(from.x + by.x, from.y + by.y);
  await mouse.up();
}

export async function expectInside(dialog: Locator, number: number, picture: { width: number; height: number }) {
  const { x, y, width, height } = await numbers(dialog, number);
  expect(Math.min(x, y)).toBeGreaterThanOrEqual(0);
  expect(x + width).toBeLessThanOrEqual(picture.width);
  expect(y + height).toBeLessThanOrEqual(picture.height);
}
