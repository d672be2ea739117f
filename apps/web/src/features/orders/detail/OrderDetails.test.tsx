import { orders } from '@pressroom/contract/orders/orders';
import { labelType } from '@pressroom/contract/orders/status';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { fakeServer } from '../../../testing/fakeServer.ts';
import { renderScreen } from '../../../testing/renderScreen.tsx';
import { sampleLine, sampleOrder } from '../orders.sample.ts';
import { OrderDetails } from './OrderDetails.tsx';

const server = fakeServer();

it('says of which combination a line is a part', async () => {
  const orderDetailsList = [
    sampleLine({ id: '71', productCode: 'TEE-WHT-L', combinationSku: 'SET-1' }),
    sampleLine({ id: '72', productCode: 'TEE-BLK-M', combinationSku: 'SET-1' }),
    sampleLine({ id: '73', productCode: 'MUG-RED-M' }),
  ];
  renderScreen(<OrderDetails order={sampleOrder({ orderDetailsList })} />);
  const lineOf = async (code: string) => within((await screen.findByText(code)).closest('li')!);
  for (const code of ['TEE-WHT-L', 'TEE-BLK-M']) (await lineOf(code)).getByText('Part of SET-1');
  expect((await lineOf('MUG-RED-M')).queryByText(/Part of/)).toBeNull();
});

it('says as which country and state an own label is bought for, and what is wrong with them', async () => {
  const state = { code: 'TX', zh: '得克萨斯州', en: 'Texas' };
  const country = { code: 'US', zh: '美国', en: 'United States' };
  const problems = ['The United States have no state “Ontario”'];
  server.on(orders.getCountryRegionInfo, ({ id }) => ({
    country,
    state: id === '7' ? state : null,
    states: [],
    problems: id === '7' ? [] : problems,
  }));
  const given = { labelType: labelType.own, recipientsCountry: 'USA' };
  renderScreen(
    <>
      <OrderDetails order={sampleOrder({ ...given, id: '7' })} />
      <OrderDetails order={sampleOrder({ ...given, id: '8' })} />
    </>,
  );
  await screen.findByText('United States (US) · Texas (TX)');
  await screen.findByText(problems[0]!);
  screen.getByText('United States (US)');
});

it('asks for no region where the marketplace ships', async () => {
  renderScreen(<OrderDetails order={sampleOrder({ labelType: labelType.platform, recipientsCountry: 'USA' })} />);
  await screen.findByText('United States');
  expect(server.sentTo(orders.getCountryRegionInfo)).toEqual([]);
});
