import { platformCategories } from '@pressroom/contract/platformCategories/platformCategories';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { CallFailure } from '../../../client/callFailure.ts';
import { readOf } from '../../../client/useRead.ts';
import type { AttributeFormStore } from './formStore.ts';
import type { Choice } from './linkedChoices.ts';

/** The category whose attributes are linked, and the store that may ask for it. */
export interface LinkedOf {
  storeId: string;
  productTypeId: string;
  categoryId?: string;
}

/** Choices follow each other quickly; their rules are asked for together. */
const pause = 200;
const freshFor = 300_000;

/** Asks once for the rules of each value that is chosen. Answers what could not be asked for, and asks for it again. */
export function useLinkedRules(form: AttributeFormStore, of: LinkedOf | undefined) {
  const client = useQueryClient();
  const [failed, setFailed] = useState<readonly Choice[]>([]);
  const category = of && `${of.storeId} ${of.productTypeId} ${of.categoryId ?? ''}`;

  async function ask(given: LinkedOf, chosen: readonly Choice[], isOver: () => boolean) {
    try {
      const read = readOf(platformCategories.linkedRules, { ...given, chosen: [...chosen] });
      const rules = await client.fetchQuery({ ...read, staleTime: freshFor });
      if (!isOver()) form.addRules(chosen, rules);
    } catch (cause) {
      if (!(cause instanceof CallFailure)) throw cause;
      if (!isOver()) setFailed((before) => [...before, ...chosen]);
    }
  }

  const askForNew = useEffectEvent((isOver: () => boolean) => {
    const chosen = of ? form.takeUnasked() : [];
    if (of && chosen.length > 0) void ask(of, chosen, isOver);
  });
  useEffect(() => {
    if (category === undefined) return undefined;
    let over = false;
    let timer: ReturnType<typeof setTimeout>;
    const askSoon = () => {
      clearTimeout(timer);
      timer = setTimeout(() => askForNew(() => over), pause);
    };
    askSoon();
    const stop = form.subscribe(askSoon);
    return () => {
      over = true;
      clearTimeout(timer);
      stop();
      setFailed([]);
    };
  }, [form, category]);

  function askAgain() {
    setFailed([]);
    if (of) void ask(of, failed, () => false);
  }
  return { failed: failed.length > 0, askAgain };
}
