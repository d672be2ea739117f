import { z } from 'zod';
import { digits } from '../../json.ts';
import { buyLabel } from '../buying.ts';
import { companyOf } from '../carriers.ts';
import { acceptances, checkShippable, item, referenceOf, declineBuyerRequests } from '../fulfilment.ts';
import { type Call, endpoint } from '../endpoint.ts';
import { labelLink } from '../labelRoute.ts';
import { deliveryTypeOf, isLive, labelStatus, type Package } from '../package.ts';
import { Refusal } from '../refusal.ts';
import { dimensionsOf, pickChannel, plan } from '../shippingPlan.ts';

const request = plan.extend({
  orderSendInfoList: z.array(item).min(1),
  confirmAcceptance: acceptances,
});

export const createShipment = endpoint({
  type: 'bg.logistics.shipment.create',
  body: z.object({
    sendType: z.union([z.literal(0), z.literal(1), z.literal(2)]),
    shipLater: z.boolean().default(false),
    shipLaterLimitTime: z.enum(['24', '48', '72', '96', '120']).default('24'),
    sendRequestList: z.array(request).min(1),
  }),
  act(call) {
    const { state, store, body } = call;
    const references = body.sendRequestList.map(({ orderSendInfoList }) => referenceOf(orderSendInfoList));
    const note = (done: boolean) => {
      for (const reference of references) state.note(store, 'label bought', reference, done);
    };
    try {
      checkShippable(state, store, body.sendType, body.sendRequestList);
      for (const each of body.sendRequestList) checkNotBought(call, each);
      const channels = body.sendRequestList.map((each) => pickChannel(call, each));
      declineBuyerRequests(state, store, body.sendRequestList);
      const bought = body.sendRequestList.map((each, index) =>
        buyLabel(state, store, {
          items: each.orderSendInfoList.map(({ orderSn, parentOrderSn, quantity }) => ({
            orderSn,
            parentOrderSn,
            quantity,
          })),
          channelId: channels[index]!.id,
          warehouseId: each.warehouseId,
          dimensions: dimensionsOf(each),
          laterHours: body.shipLater ? Number(body.shipLaterLimitTime) : undefined,
          refuseLater: call.refuseLater(),
        }),
      );
      note(true);
      return {
        packageSnList: bought.map(({ packageSn }) => packageSn),
        shipLaterLimitTime: body.shipLaterLimitTime,
        warningMessage: null,
      };
    } catch (error) {
      if (error instanceof Refusal) note(false);
      throw error;
    }
  },
});

/** While the first label is still pending TEMU sells a second one, too. */
function checkNotBought(
  { state, store }: Call<unknown>,
  { orderSendInfoList, confirmAcceptance }: z.output<typeof request>,
): void {
  if (confirmAcceptance?.includes('SUCCESSFUL_RETRY')) return;
  for (const { orderSn, parentOrderSn } of orderSendInfoList) {
    const packages = state.packagesOf(state.orderOf(store, parentOrderSn)!);
    if (
      packages.some(
        ({ label, items }) => label?.status === labelStatus.ready && items.some((each) => each.orderSn === orderSn),
      )
    )
      throw new Refusal(120_012_020, `order ${orderSn} has a label already`);
  }
}

const packageSns = z.array(z.string()).min(1);

export const shipmentResults = endpoint({
  type: 'bg.logistics.shipment.result.get',
  body: z.object({ packageSnList: packageSns }),
  act: ({ state, store, body }) => ({
    packageInfoResultList: body.packageSnList
      .map((packageSn) => state.package(packageSn))
      .filter((found) => found?.storeId === store.id && found.label !== undefined)
      .map((found) => result(found!, store.currency)),
  }),
});

function result({ label, ...about }: Package, currency: string) {
  const { status, failReason, channelId, shipLogisticsType, cents, warehouseId, dimensions } = label!;
  const failed = status === labelStatus.failed;
  return {
    packageSn: about.packageSn,
    shippingLabelStatus: status,
    failReasonText: failed ? failReason : null,
    solutionText: failed ? '请更换渠道 Choose another channel' : null,
    trackingNumber: status === labelStatus.ready ? about.trackingNumber : null,
    shipCompanyId: about.carrierId,
    shippingCompanyName: companyOf(about.carrierId)!.name,
    shipLogisticsType,
    channelId: digits(channelId),
    estimatedAmount: (cents / 100).toFixed(2),
    estimatedCurrencyCode: currency,
    warehouseId,
    ...dimensions,
    canChangeToManualSend: failed,
    packageDeliveryType: deliveryTypeOf({ label }),
    mainPackageSn: null,
    subPackageSnList: null,
    subPackageType: null,
    orderSendInfoList: about.items,
    reservationSn: null,
    isConfirmAfterPickup: false,
    shipLabelPrintableTime: null,
    warningMessage: [],
  };
}

/** Sources disagree about the last two. The file is a PDF for all of them. */
const documentTypes = ['SHIPPING_LABEL_PDF', 'SHIPPING_LABEL_PNG', 'SHIPPING_LABEL_IMAGE'] as const;

export const documents = endpoint({
  type: 'bg.logistics.shipment.document.get',
  body: z.object({ packageSnList: packageSns, documentType: z.enum(documentTypes).default('SHIPPING_LABEL_PDF') }),
  act({ state, store, zone, body, origin, linkHasEnded }) {
    const found = body.packageSnList.map((packageSn) => {
      const bought = state.package(packageSn);
      if (bought?.storeId !== store.id || !bought.label) throw new Refusal(120_018_027, `unknown package ${packageSn}`);
      if (!isLive(bought)) throw new Refusal(120_018_010, `package ${packageSn} was cancelled`);
      if (bought.label.status !== labelStatus.ready) throw new Refusal(120_012_038, `too early for ${packageSn}`);
      return packageSn;
    });
    const ended = linkHasEnded();
    return {
      shippingLabelUrlList: found.map((packageSn) => ({
        packageSn,
        url: origin + labelLink(state, { zone, packageSn, ended }),
        documentType: 'SHIPPING_LABEL_PDF',
      })),
      warningMessage: null,
    };
  },
});
