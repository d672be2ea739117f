import type { orders } from '@pressroom/contract/orders/orders';
import { App, Button } from 'antd';
import { isFailure } from '../../../client/callFailure.ts';
import { failureText } from '../../../i18n/failureText.ts';
import { useT } from '../../../i18n/i18n.ts';
import type { Command } from '../../../kit/useCommand.tsx';

type Carried = typeof orders.save | typeof orders.updateParcel;
type Answer = 'named' | 'other' | undefined;

/** The command, which asks a person where the tracking number is another carrier's than the one that is named. */
export function useCarrierQuestion<E extends Carried>(command: Command<E>): Command<E> {
  const t = useT();
  const { modal } = App.useApp();

  function ask(named: string, other: string, msg: string): Promise<Answer> {
    return new Promise((answer) => {
      const settle = (given: Answer) => {
        question.destroy();
        answer(given);
      };
      const question = modal.confirm({
        title: t('orders.carrierQuestion'),
        content: msg,
        okText: t('orders.carrierTake', { carrier: other }),
        cancelText: t('orders.carrierBack'),
        onOk: () => settle('other'),
        onCancel: () => settle(undefined),
        footer: (_, { OkBtn, CancelBtn }) => (
          <>
            <CancelBtn />
            <Button onClick={() => settle('named')}>{t('orders.carrierKeep', { carrier: named })}</Button>
            <OkBtn />
          </>
        ),
      });
    });
  }

  const attempt: Command<E>['attempt'] = async (input, how) => {
    try {
      return await command.attempt(input, how);
    } catch (cause) {
      if (!isFailure(cause, 'orders.otherCarrier')) throw cause;
      const other = cause.data.otherCarrier;
      const answer = await ask(input.carrierName ?? '', other, failureText(cause, t));
      if (!answer) throw cause;
      const settled = answer === 'other' ? { carrierName: other } : { confirmCarrier: true };
      return command.attempt({ ...input, ...settled }, how);
    }
  };
  return { ...command, attempt };
}
