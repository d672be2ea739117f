import { orders } from '@pressroom/contract/orders/orders';
import { fuzzyType, productType } from '@pressroom/contract/products/product';
import { search, type SearchHits } from '@pressroom/contract/search/search';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useCanCall, useSession } from '../../client/session.tsx';
import { readOf } from '../../client/useRead.ts';
import { type TextKey, useT } from '../../i18n/i18n.ts';
import { withUnwritten } from '../../kit/useListState.ts';
import { offeredCommands } from '../../ui/commands.ts';
import { useDebounced } from '../../ui/useDebounced.ts';
import { home, listedPages, mayOpen } from '../routes.tsx';

export interface Entry {
  key: string;
  label: string;
  /** Tells it from others of its name. */
  note?: string;
  danger?: boolean;
  run: () => unknown;
}

interface Group {
  title: TextKey;
  entries: readonly Entry[];
}

/** A shorter word is in too many numbers. */
const least = 2;

const address = (path: string, search: Record<string, string>) => `${path}?${new URLSearchParams(search).toString()}`;

/** What the menu offers for a word: acts of the open page, pages, and what the server finds by number. */
export function useEntries(word: string): { groups: Group[]; searching: boolean } {
  const t = useT();
  const session = useSession();
  const canCall = useCanCall();
  const navigate = useNavigate();
  // those of the page as the menu opened
  const [commands] = useState(offeredCommands);
  const asked = useDebounced(word.trim());
  const found = useQuery({
    ...readOf(search.find, { word: asked }),
    enabled: asked.length >= least,
    placeholderData: keepPreviousData,
  });
  const isLong = word.trim().length >= least;
  const hits = isLong ? found.data : undefined;

  const wanted = word.toLowerCase().split(/\s+/).filter(Boolean);
  const fits = (...texts: string[]) => wanted.every((part) => texts.some((text) => text.toLowerCase().includes(part)));
  const acts = commands
    .filter(({ label }) => fits(label))
    .map(({ label, run, danger }) => ({ key: `act ${label}`, label, run, danger }));
  const open = [home, ...listedPages.filter(({ path }) => mayOpen(session, path))];
  const pages = open
    .map(({ path, titleKey }) => ({ key: path, label: t(titleKey), run: () => navigate(path) }))
    .filter(({ key, label }) => fits(label, key));
  const recipient =
    isLong && canCall(orders.queryListTotal)
      ? [
          {
            key: 'recipient',
            label: t('commandMenu.recipient', { word: word.trim() }),
            run: () => navigate('/order/index', { state: withUnwritten({ recipient: word.trim() }) }),
          },
        ]
      : [];
  const ofHits = hits ? entriesOf(hits, { t, go: (to) => () => navigate(to) }) : [];
  const groups: Group[] = [
    ...ofHits.slice(0, 1),
    { title: 'commandMenu.acts', entries: acts },
    ...ofHits.slice(1),
    { title: 'commandMenu.pages', entries: pages },
    { title: 'commandMenu.orders', entries: recipient },
  ];
  return {
    groups: groups.filter(({ entries }) => entries.length > 0),
    searching: isLong && (found.isFetching || asked !== word.trim()),
  };
}

interface Ways {
  t: ReturnType<typeof useT>;
  go: (to: string) => () => unknown;
}

/** Each leads to the list that shows it. */
function entriesOf({ orders: found, productCodes, skus, mappings }: SearchHits, { t, go }: Ways): Group[] {
  return [
    {
      title: 'commandMenu.orders',
      entries: found.map(({ id, thirdOrderNumber, trackingNumber, shopName, sysStatus }) => ({
        key: `order ${id}`,
        label: thirdOrderNumber,
        note: [t(`orders.status.${sysStatus}`), shopName, trackingNumber].filter(Boolean).join(' · '),
        run: go(address('/order/index', { thirdOrderNumbers: thirdOrderNumber })),
      })),
    },
    {
      title: 'commandMenu.productCodes',
      entries: productCodes.map(({ code, categoryName }) => ({
        key: `code ${code}`,
        label: code,
        note: categoryName,
        run: go(address('/products/information', { code })),
      })),
    },
    {
      title: 'commandMenu.skus',
      entries: skus.map(({ sku, name, productType: type }) => ({
        key: `sku ${sku}`,
        label: sku,
        note: name,
        run: go(
          address(type === productType.variants ? '/products/multiAttribute' : '/products/management', {
            ...(type !== productType.variants && { productType: String(type) }),
            fuzzyType: String(fuzzyType.sku),
            fuzzy: sku,
          }),
        ),
      })),
    },
    {
      title: 'commandMenu.mappings',
      entries: mappings.map(({ id, skuId, shopName, productCode }) => ({
        key: `mapping ${id}`,
        label: skuId,
        note: `${shopName} · ${productCode}`,
        run: go(address('/products/skuMapping', { skuId })),
      })),
    },
  ];
}
