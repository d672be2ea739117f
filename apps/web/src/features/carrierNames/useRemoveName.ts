import { type CarrierName, carrierNames } from '@pressroom/contract/orders/carrierNames';
import { orders } from '@pressroom/contract/orders/orders';
import { useT } from '../../i18n/i18n.ts';
import { useCommand } from '../../kit/useCommand.tsx';

/** What may differ once a name is known, or no longer. */
export const nameReads = [carrierNames.page, carrierNames.detail, orders.queryList, orders.queryDetail];

/** Of a question: none of the choices is right. Of an answer: it is forgotten. */
export function useRemoveName({ ourName, theirName, waitingNum }: CarrierName) {
  const t = useT();
  const isQuestion = theirName === null;
  return useCommand(carrierNames.remove, {
    invalidates: nameReads,
    success: isQuestion ? undefined : t('carrierNames.forgotten', { carrier: ourName }),
    confirm: () =>
      isQuestion
        ? {
            title: t('carrierNames.noneTitle', { carrier: ourName }),
            detail: t('carrierNames.noneDetail', { count: waitingNum }),
            ok: t('carrierNames.noneOk'),
            danger: true,
          }
        : {
            title: t('carrierNames.forgetTitle', { carrier: ourName }),
            detail: t('carrierNames.forgetDetail'),
            ok: t('carrierNames.forget'),
          },
  });
}
