import { productEffects } from '@pressroom/contract/effectPictures/productEffects';
import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { fakeServer, Refusal } from '../../../testing/fakeServer.ts';
import { renderScreen } from '../../../testing/renderScreen.tsx';
import { MakePicturesDialog } from './MakePicturesDialog.tsx';

const server = fakeServer();

it('asks which SKUs, begins with those that lack a picture, and says what became of it', async () => {
  const closed = vi.fn();
  server.on(productEffects.make, ({ ...input }) =>
    'only' in input && input.only === 'missing'
      ? { products: 0, skus: 0 }
      : { products: 1, skus: 2, taskId: '9007199254740993' },
  );
  const { user } = renderScreen(<MakePicturesDialog of={{ skuIds: ['5', '6'] }} count={2} onClose={closed} />);
  await screen.findByText('Effect pictures of 2 SKUs');
  const generate = screen.getByRole('button', { name: 'Generate' });
  await user.click(generate);
  await screen.findByText('There is no effect picture to make');
  await waitFor(() => expect(closed).toHaveBeenCalledTimes(1));
  await user.click(screen.getByRole('radio', { name: /^Also SKUs/ }));
  await user.click(generate);
  await screen.findByText('Generating effect pictures for 2 SKUs');
  expect(server.sentTo(productEffects.make)).toEqual([
    { skuIds: ['5', '6'], only: 'missing' },
    { skuIds: ['5', '6'], only: 'effects' },
  ]);
});

it('stays open with the reason where nothing was begun', async () => {
  const closed = vi.fn();
  server.on(productEffects.make, () => {
    throw new Refusal(400, 'At most 20000 SKUs at once');
  });
  const { user } = renderScreen(<MakePicturesDialog of={{ ids: ['7'] }} count={1} onClose={closed} />);
  await screen.findByText('Effect pictures of 1 product');
  await user.click(screen.getByRole('button', { name: 'Generate' }));
  await screen.findByText(/At most 20000 SKUs at once/);
  expect(closed).not.toHaveBeenCalled();
  expect(screen.getByRole('button', { name: 'Generate' })).toHaveProperty('disabled', false);
});
