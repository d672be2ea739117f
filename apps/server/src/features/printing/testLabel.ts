import type { HandlerOutput, ParsedInput } from '@pressroom/contract/endpoint';
import type { printing } from '@pressroom/contract/printing/printing';
import { shiftLabel, testFrameMm, testLabel } from '@pressroom/imaging';
import type { Translate } from '../../platform/i18n.ts';
import { paper } from './label.ts';

/** What stands in place of an order's number, and in the bar code. No order is found by it. */
const testNumber = 'TEST';

/** A label of no order, in the very format in which this station gets those of orders. */
export async function makeTestLabel(
  { dpi, offsetX: x, offsetY: y, bench }: ParsedInput<typeof printing.testLabel>,
  t: Translate,
): Promise<HandlerOutput<typeof printing.testLabel>> {
  const lines = [
    ...(bench ? [t('printing.test.bench', { bench })] : []),
    t('printing.test.dpi', { dpi }),
    t('printing.test.offset', { x, y }),
    t('printing.test.frame', { mm: testFrameMm }),
  ];
  const drawn = testLabel({ title: t('printing.test.title'), lines, code: testNumber }, { ...paper, dpi });
  const image = await shiftLabel(drawn, { x, y });
  const noParcel = { carrierName: null, trackingNumber: null, parcelNo: 1, parcelCount: 1, shopId: '', shopName: '' };
  return {
    ...noParcel,
    orderNumber: testNumber,
    remark: '',
    pieces: [],
    image: image.toString('base64'),
    printedAt: null,
    ...paper,
    dpi,
  };
}
