import { publishDifference } from '@pressroom/contract/publishing/acts';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { fakeServer } from '../../testing/fakeServer.ts';
import { renderScreen } from '../../testing/renderScreen.tsx';
// oxlint-disable-next-line no-restricted-imports -- what a listing looks like is sampled by the publish page
import { sampleListingDetail, sampleSpec } from '../publishing/publishing.sample.ts';
import { DifferenceView } from './DifferenceView.tsx';
import { ListingPreview } from './ListingPreview.tsx';

const server = fakeServer();

const colored = (color: string, size: string) => [
  { specKey: 'color' as const, specVal: color, code: color },
  { specKey: 'size' as const, specVal: size, code: size },
];
const links = (...names: string[]) => names.map((name) => `/files/${name.padEnd(24, 'x')}`).join(',');

describe('the preview', () => {
  it('switches pictures and price with colour and size, the original struck through', async () => {
    const listing = sampleListingDetail({
      title: 'Cat Tee',
      publishProductSpecs: [
        sampleSpec({
          publishProductSpecInfos: colored('Black', 'M'),
          publishProductImages: [{ imageType: 1, imageLinks: links('front', 'back') }],
        }),
        sampleSpec({
          id: '502',
          sku: 'CAT-RED-L',
          publishProductSpecInfos: colored('Red', 'L'),
          originalPrice: '22.99',
          specialPrice: null,
          realStock: 0,
          publishProductImages: [{ imageType: 1, imageLinks: links('red') }],
        }),
      ],
    });
    const { user } = renderScreen(<ListingPreview listing={listing} />);
    const preview = within(screen.getByRole('region', { name: 'As buyers see it' }));
    preview.getByRole('heading', { name: 'Cat Tee' });
    preview.getByText('$14.99');
    expect(preview.getByText('$19.99').tagName).toBe('S');
    expect(preview.getAllByRole('button', { name: /^Picture/ })).toHaveLength(2);
    await user.click(preview.getByRole('button', { name: 'Picture 2' }));
    expect(preview.getByRole('img', { name: 'Picture 2' }).getAttribute('src')).toContain('back');

    await user.click(preview.getByRole('button', { name: 'Red' }));
    preview.getByText('$22.99');
    preview.getByText('Sold out');
    expect(preview.queryByText('$14.99')).toBeNull();
    expect(preview.getByRole('img', { name: 'Picture 1' }).getAttribute('src')).toContain('red');
    expect(preview.queryByRole('button', { name: 'M' })).toBeNull();
    preview.getByRole('button', { name: 'L', pressed: true });
    await user.click(preview.getByText('Phone'));
    expect(preview.getByRole('article').dataset['width']).toBe('phone');
  });
});

describe('the difference', () => {
  it('shows what is sent beside what would be sent, and what has changed in the product', async () => {
    const sent = sampleListingDetail({ title: 'Old title' });
    const [spec] = sent.publishProductSpecs;
    const now = sampleListingDetail({
      title: 'New title',
      publishProductSpecs: [{ ...spec!, specialPrice: '12.99', mainPictureUrl: links('new') }],
    });
    server.on(publishDifference.difference, () => ({
      sent,
      now,
      changed: [
        { sku: 'CAT-BLK-M', field: 'outerBoxWeight', before: '180.00', after: '220.00' },
        { sku: '', field: 'outerPkgShape', before: '1', after: '2' },
      ],
    }));
    renderScreen(<DifferenceView id="401" />);
    await screen.findByRole('row', { name: 'Title Old title New title' });
    screen.getByRole('row', { name: 'CAT-BLK-M Special price $14.99 $12.99' });
    screen.getByRole('row', { name: 'CAT-BLK-L SKU removed CAT-BLK-L None' });
    screen.getByRole('row', { name: /CAT-BLK-M Main picture/ });
    screen.getByRole('row', { name: 'CAT-BLK-M Weight (g) 180.00 220.00' });
    screen.getByRole('row', { name: /Package shape Cuboid Cylinder/ });
    expect(screen.queryByText('Description')).toBeNull();
  });

  it('says that nothing was sent yet and nothing has changed', async () => {
    server.on(publishDifference.difference, () => ({ sent: null, now: sampleListingDetail(), changed: [] }));
    renderScreen(<DifferenceView id="401" />);
    await screen.findByText('This listing was never sent. Publishing sends all of it');
    screen.getByText('The product has not changed since the listing was made');
  });
});
