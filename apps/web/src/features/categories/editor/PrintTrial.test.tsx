import { library } from '@pressroom/contract/library/library';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { fakeServer } from '../../../testing/fakeServer.ts';
import { renderScreen } from '../../../testing/renderScreen.tsx';
import { sampleFile } from '../categories.sample.ts';
import { PrintTrial } from './PrintTrial.tsx';

const server = fakeServer();
const square = sampleFile({ id: '8', width: 100, height: 100 });

function tryIn(width: number, height: number) {
  server.on(library.fileDetails, () => square);
  const box = { x: 0, y: 0, width, height };
  renderScreen(<PrintTrial number={1} box={box} print={square} onTry={() => undefined} />);
}

it('says what is left of a print’s resolution, and is quiet where all is well', async () => {
  tryIn(50, 50);
  await screen.findByText('Effective 400 DPI (at 50%)');
  expect(screen.queryByText(/blurred|empty/)).toBeNull();
});

it('warns where a print shows more pixels than it has', async () => {
  tryIn(200, 200);
  await screen.findByText('Effective 100 DPI (at 200%)');
  screen.getByText('The print has 100 × 100 px only: it is enlarged and gets blurred');
});

it('warns where the proportions differ', async () => {
  tryIn(200, 100);
  await screen.findByText('Effective 200 DPI (at 100%)');
  screen.getByText('Width to height is 1.00 for the print and 2.00 for the box: 50% of the box stays empty');
});
