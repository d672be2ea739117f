import type { OrderLine, OrderRow } from '@pressroom/contract/orders/orderShapes';
import { type Actor, holds } from '../../platform/access/actor.ts';
import type { Translate } from '../../platform/i18n.ts';
import { fileUrl, previewUrl } from '../../platform/storage/blobs.ts';
import type { ListedOrder } from './orders.queries.ts';
import type { LineRecord } from './orders.records.ts';
import { actsAllowed } from './orders.rules.ts';

/** What the asking user sees of an order, and may do with it. */
export const presentOrder =
  (actor: Actor, t: Translate) =>
  (order: ListedOrder): OrderRow => {
    const mayOpenLabels = holds(actor, 'orderSendLabel');
    const {
      lines,
      problem,
      labelKey,
      labelType,
      drawingTaskId: _task,
      reserves: _reserves,
      shipments,
      createUser: _user,
      ...rest
    } = order;
    return {
      ...rest,
      labelType: labelType as 1 | 2,
      labelUrl: labelKey && mayOpenLabels ? fileUrl(labelKey) : null,
      hasLabel: labelKey !== null,
      isPrint: labelKey === null ? 1 : 2,
      errorMsg: problem && t(problem.key, problem.params),
      can: actsAllowed(actor, { sysStatus: order.sysStatus, shipments }),
      orderDetailsList: lines.map(presentLine),
    };
  };

function presentLine(line: LineRecord): OrderLine {
  const { orderId: _order, productCodeId: _product, categoryName, printingImageId, printingImage2Id, ...rest } = line;
  const { printingKey, printingKey2, previewKey, drawingKey, drawingKey2, ...fields } = rest;
  const url = (key: string | null) => key && fileUrl(key);
  return {
    ...fields,
    productCategoryName: categoryName,
    printingImage: printingImageId,
    printingImage2: printingImage2Id,
    printingUrl: url(printingKey),
    printingUrl2: url(printingKey2),
    productCombinedImage: previewKey && previewUrl(previewKey),
    combinedImage: url(drawingKey),
    combinedImage2: url(drawingKey2),
  };
}
