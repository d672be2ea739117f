import { expect, it } from 'vitest';
import { alertLink } from './alertLink.ts';

it.each([
  ['cancelled', true, '/order/exceptions?kind=14&shopIds=7'],
  ['changed', true, '/order/exceptions?kind=16&shopIds=7'],
  ['cancellationAsked', true, '/order/exceptions?kind=15&shopIds=7'],
  ['reported', false, '/order/index?attention=17&shopIds=7'],
  ['labelRefused', true, '/order/exceptions?kind=13&shopIds=7'],
  ['print', false, '/order/index?attention=2&shopIds=7'],
  ['listing', true, '/products/publish?publishStatus=4&storeId=7'],
  ['listingUnknown', true, '/products/publish?publishStatus=2&unknown=true&storeId=7'],
  ['orderSync', true, '/order/sync?view=failures&shopId=7'],
  ['syncRun', true, '/order/sync?view=runs&shopId=7'],
] as const)('leads from %s (sees exceptions: %s) to %s', (kind, seesExceptions, address) => {
  expect(alertLink({ kind, shopId: '7' }, seesExceptions)).toBe(address);
});
