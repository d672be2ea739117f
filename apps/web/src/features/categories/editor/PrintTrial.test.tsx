import { library } from '@pressroom/contract/library/library';
import { cleanup, screen } from '@testing-library/react';
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

it('says how large and how fine it will be printed, however large its position is', async () => {
  tryIn(50, 50);
  await screen.findByText('Preview only; prints at 1.3 × 1.3 cm, 200 DPI');
  expect(screen.queryByText(/empty/)).toBeNull();
  cleanup();
  tryIn(200, 200);
  await screen.findByText('Preview only; prints at 1.3 × 1.3 cm, 200 DPI');
  expect(screen.queryByText(/blur/)).toBeNull();
});

it('warns where the proportions differ', async () => {
  tryIn(200, 100);
  await screen.findByText(
    'The ratio differs: width to height is 1.00 for the print and 2.00 for the position. 50% of the position stays empty in the preview',
  );
});
