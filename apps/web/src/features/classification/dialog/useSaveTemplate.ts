import { classification } from '@pressroom/contract/classification/classification';
import type { CallInput } from '@pressroom/contract/endpoint';
import type { Marketplace } from '@pressroom/contract/stores/marketplace';
import { platformCategories } from '@pressroom/contract/platformCategories/platformCategories';
import { useQueryClient } from '@tanstack/react-query';
import type { CallOptions } from '../../../client/call.ts';
import { CallFailure, isFailure } from '../../../client/callFailure.ts';
import { useT } from '../../../i18n/i18n.ts';
import { type Command, useCommand } from '../../../kit/useCommand.tsx';
import { type FormValues, inputOf } from '../form/formValues.ts';
import { isModelMissing } from './missingModel.ts';
import { showMistakes } from './mistakes.ts';
import { judgedFirst, type Sides } from '../form/useSides.ts';

type Save = typeof classification.create | typeof classification.update;

const incomplete = {
  shein: 'classification.sheinIncomplete',
  temu: 'classification.temuIncomplete',
} as const satisfies Record<Marketplace, string>;

/**
 * Saves a template. The attributes are judged here first, by the server's own rules, then by the server: where it knows
 * newer attributes, they are loaded and what is missing in them is shown, with everything that is filled in kept.
 */
export function useSaveTemplate(id: string | undefined, sides: Sides): Command<Save> {
  const t = useT();
  const client = useQueryClient();
  const command = useCommand<Save>(id ? classification.update : classification.create, {
    success: t(id ? 'classification.changeSaved' : 'classification.added'),
    incomplete: t('classification.incomplete'),
    invalidates: [classification.page],
  });

  /** Marks both halves and answers the one that ends the save. */
  function findIncomplete(): Marketplace | undefined {
    // the last one checked takes the focus
    return judgedFirst
      .toReversed()
      .filter((marketplace) => sides[marketplace].isDefined.current)
      .filter((marketplace) => sides[marketplace].attributes.check().length > 0)
      .at(-1);
  }

  async function attempt(values: CallInput<Save>, how?: CallOptions) {
    if (isModelMissing(client, values as FormValues)) throw modelMissing(t('classification.required'));
    const wrong = findIncomplete();
    if (wrong) throw new CallFailure({ code: 409, status: 409, reason: t(incomplete[wrong]) });
    try {
      return await command.attempt(inputOf(values as FormValues), how);
    } catch (cause) {
      if (isFailure(cause, 'classification.temuIncomplete', 'classification.sheinIncomplete')) {
        await client.invalidateQueries({ queryKey: [platformCategories.attributes.path] });
        showMistakes(sides, cause.data);
      }
      throw cause;
    }
  }

  return { ...command, attempt };
}

/** As the server says it. */
function modelMissing(msg: string) {
  return new CallFailure({ code: 400, status: 400, reason: msg, data: [{ path: 'bindTemuModelId', msg }] });
}
