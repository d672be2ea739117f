import type { CallInput, Endpoint } from '@pressroom/contract/endpoint';
import { isFailure } from '../../../client/callFailure.ts';
import { failureText } from '../../../i18n/failureText.ts';
import { useT } from '../../../i18n/i18n.ts';
import type { Command } from '../../../kit/useCommand.tsx';
import { useQuestion } from '../../../ui/questions/question.ts';
import styles from './acts.module.css';

/** The command, which asks a person where SKUs would be sold below what they cost. */
export function useBelowCost<E extends Endpoint>(command: Command<E>): Command<E> {
  const t = useT();
  const ask = useQuestion();
  const attempt: Command<E>['attempt'] = async (input, how) => {
    try {
      return await command.attempt(input, how);
    } catch (cause) {
      if (!isFailure(cause, 'publishing.belowCost')) throw cause;
      const { rows, count } = cause.data;
      const meant = await ask({
        title: failureText(cause, t),
        content: (
          <ul className={styles.below}>
            {rows.map(({ sku, price, cost }) => (
              <li key={sku}>{t('publishing.belowCostRow', { sku, price, cost })}</li>
            ))}
            {count > rows.length && <li>{t('publishing.belowCostMore', { count: count - rows.length })}</li>}
          </ul>
        ),
        okText: t('publishing.belowCostGo'),
        cancelText: t('ui.cancel'),
        okButtonProps: { danger: true },
        focusable: { autoFocusButton: 'cancel' },
      });
      if (!meant) throw cause;
      return command.attempt({ ...(input as object), belowCost: true } as CallInput<E>, how);
    }
  };
  return { ...command, attempt };
}
