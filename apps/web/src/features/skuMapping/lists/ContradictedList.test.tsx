import { library } from '@pressroom/contract/library/library';
import { skuMapping } from '@pressroom/contract/skuMapping/skuMapping';
import { stores } from '@pressroom/contract/stores/stores';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { fakeServer } from '../../../testing/fakeServer.ts';
import { renderScreen } from '../../../testing/renderScreen.tsx';
import { sampleMapping, samplePicture } from '../skuMapping.sample.ts';
import { SkuMappingScreen } from '../SkuMappingScreen.tsx';

const server = fakeServer();

it('lists what listings contradict, whatever product it is of, with its number on the tab', async () => {
  const contradicted = sampleMapping({
    listing: { title: 'Bear shirt', sellerSku: 'TEE-WHT-L-BEAR', attributes: [] },
    contradictions: [{ about: 'colour', source: 'sellerSku', said: 'WHT', mapped: 'Black' }],
  });
  server.on(skuMapping.page, () => ({ rows: [contradicted], total: 1 }));
  server.on(skuMapping.productPage, () => ({ rows: [], total: 0 }));
  server.on(skuMapping.waitingPage, () => ({ rows: [], total: 0, orders: 0 }));
  server.on(skuMapping.checkDraft, () => ({ listing: contradicted.listing, picture: null, contradictions: [] }));
  server.on(stores.page, () => ({ rows: [], total: 0 }));
  server.on(library.fileDetails, ({ id }) => samplePicture({ id }));
  const { user } = renderScreen(<SkuMappingScreen />, { at: '/products/skuMapping' });
  await user.click(await screen.findByRole('tab', { name: 'Conflicts with the listing 1' }));
  await screen.findByText('Bear shirt · TEE-WHT-L-BEAR');
  screen.getByText('WHT');
  expect(server.sentTo(skuMapping.page).at(-1)).toMatchObject({ contradicted: 'true' });
  await user.click(screen.getByRole('button', { name: 'Reset' }));
  screen.getByText('Bear shirt · TEE-WHT-L-BEAR');
  await user.click(screen.getByRole('button', { name: 'Edit' }));
  await screen.findByRole('dialog');
});
