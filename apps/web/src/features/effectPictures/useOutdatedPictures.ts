import { productEffects } from '@pressroom/contract/effectPictures/productEffects';
import type { CallInput } from '@pressroom/contract/endpoint';
import { call } from '../../client/call.ts';
import { useCanCall } from '../../client/session.tsx';
import { useT } from '../../i18n/i18n.ts';
import { useCommand } from '../../kit/useCommand.tsx';
import { useFailureToast } from '../../kit/useFailureToast.ts';
import { useQuestion } from '../../ui/questions/question.ts';

/**
 * After a save that changes how products look: says how many show a former effect picture, and offers to make theirs anew.
 * Nothing where there is none, or for whom they are no business.
 */
export function useOutdatedPictures(): (of: CallInput<typeof productEffects.outdated>) => Promise<void> {
  const t = useT();
  const canCall = useCanCall();
  const ask = useQuestion();
  const showFailure = useFailureToast();
  const make = useCommand(productEffects.make, {
    success: ({ skus }) => t('outdatedPictures.started', { skus }),
  });

  return async (of) => {
    if (!canCall(productEffects.make)) return;
    try {
      const counts = await call(productEffects.outdated, of);
      if (counts.skus === 0) return;
      const wanted = await ask({
        title: t('outdatedPictures.title', counts),
        content: t('outdatedPictures.detail'),
        okText: t('outdatedPictures.make'),
        cancelText: t('outdatedPictures.later'),
      });
      if (wanted) await make.run(of);
    } catch (cause) {
      showFailure(cause);
    }
  };
}
