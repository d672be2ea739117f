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
  await screen.findByText('Effective 400 DPI (its own: 200 DPI)');
  screen.getByText('As large as this position: 0.6 × 0.6 cm, 50% of its own 1.3 × 1.3 cm');
  expect(screen.queryByText(/blur|empty/)).toBeNull();
});

it('warns where a print shows more pixels than it has', async () => {
  tryIn(200, 200);
  await screen.findByText('Effective 100 DPI (its own: 200 DPI)');
  screen.getByText(
    /scaled above its own resolution: this position takes 200 × 200 px, it has 100 × 100 px only and would blur/,
  );
});

it('warns where the proportions differ', async () => {
  tryIn(200, 100);
  await screen.findByText('Effective 200 DPI (its own: 200 DPI)');
  screen.getByText(
    'The ratio differs: width to height is 1.00 for the print and 2.00 for the position. 50% of the position stays empty',
  );
});
