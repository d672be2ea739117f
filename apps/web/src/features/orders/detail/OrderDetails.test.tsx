import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderScreen } from '../../../testing/renderScreen.tsx';
import { sampleLine, sampleOrder } from '../orders.sample.ts';
import { OrderDetails } from './OrderDetails.tsx';

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
