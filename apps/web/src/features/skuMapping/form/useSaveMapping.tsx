import type { CallInput, CallOutput } from '@pressroom/contract/endpoint';
import type { Contradiction } from '@pressroom/contract/skuMapping/contradiction';
import { skuMapping } from '@pressroom/contract/skuMapping/skuMapping';
import type { CallOptions } from '../../../client/call.ts';
import { isFailure } from '../../../client/callFailure.ts';
import { useT } from '../../../i18n/i18n.ts';
import { type Command, useCommand } from '../../../kit/useCommand.tsx';
import { useFailureToast } from '../../../kit/useFailureToast.ts';
import { ContradictionList } from '../contradictions/ContradictionList.tsx';
import { mappingReads } from '../mappingReads.ts';
import { savedText } from './savedText.ts';
import { useQuestion } from '../../../ui/questions/question.ts';

type Save = typeof skuMapping.save;

/** Saves a mapping and says what that did to orders. Asks the person to confirm contradictions and then saves. */
export function useSaveMapping(): Command<Save> {
  const t = useT();
  const ask = useQuestion();
  const showFailure = useFailureToast();
  const command = useCommand(skuMapping.save, { invalidates: mappingReads, success: (saved) => savedText(t, saved) });

  const confirm = (contradictions: readonly Contradiction[]) =>
    ask({
      title: t('skuMapping.confirmTitle'),
      content: <ContradictionList contradictions={contradictions} />,
      width: 480,
      okText: t('skuMapping.confirmSave'),
      cancelText: t('ui.cancel'),
      okButtonProps: { danger: true },
      focusable: { autoFocusButton: 'cancel' },
    });

  async function attempt(input: CallInput<Save>, how?: CallOptions): Promise<CallOutput<Save>> {
    try {
      return await command.attempt(input, how);
    } catch (cause) {
      const contradictions = unconfirmedIn(cause);
      if (!contradictions || !(await confirm(contradictions))) throw cause;
      return command.attempt({ ...input, confirmContradictions: true }, how);
    }
  }

  async function run(input: CallInput<Save>, how?: CallOptions): Promise<CallOutput<Save> | undefined> {
    try {
      return await attempt(input, how);
    } catch (cause) {
      // the person has just declined in the dialog
      if (!unconfirmedIn(cause)) showFailure(cause);
      return undefined;
    }
  }

  return { ...command, attempt, run };
}

function unconfirmedIn(cause: unknown): Contradiction[] | undefined {
  return isFailure(cause, 'skuMapping.unconfirmed') ? cause.data.contradictions : undefined;
}
