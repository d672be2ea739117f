import type { orders } from '@pressroom/contract/orders/orders';
import { Button } from 'antd';
import { isFailure } from '../../../client/callFailure.ts';
import { failureText } from '../../../i18n/failureText.ts';
import { useT } from '../../../i18n/i18n.ts';
import type { Command } from '../../../kit/useCommand.tsx';
import { useQuestion } from '../../../ui/questions/question.ts';

type Carried = typeof orders.save | typeof orders.updateParcel;
type Answer = 'named' | 'other' | undefined;

/** The command, which asks a person where the tracking number is another carrier's than the one that is named. */
export function useCarrierQuestion<E extends Carried>(command: Command<E>): Command<E> {
  const t = useT();
  const ask = useQuestion();

  async function askCarrier(named: string, other: string, msg: string): Promise<Answer> {
    let keepsNamed = false;
    const takesOther = await ask((close) => ({
      title: t('orders.carrierQuestion'),
      content: msg,
      okText: t('orders.carrierTake', { carrier: other }),
      cancelText: t('orders.carrierBack'),
      footer: (_, { OkBtn, CancelBtn }) => (
        <>
          <CancelBtn />
          <Button
            onClick={() => {
              keepsNamed = true;
              close();
            }}
          >
            {t('orders.carrierKeep', { carrier: named })}
          </Button>
          <OkBtn />
        </>
      ),
    }));
    return takesOther ? 'other' : keepsNamed ? 'named' : undefined;
  }

  const attempt: Command<E>['attempt'] = async (input, how) => {
    try {
      return await command.attempt(input, how);
    } catch (cause) {
      if (!isFailure(cause, 'orders.otherCarrier')) throw cause;
      const other = cause.data.otherCarrier;
      const answer = await askCarrier(input.carrierName ?? '', other, failureText(cause, t));
      if (!answer) throw cause;
      const settled = answer === 'other' ? { carrierName: other } : { confirmCarrier: true };
      return command.attempt({ ...input, ...settled }, how);
    }
  };
  return { ...command, attempt };
}
