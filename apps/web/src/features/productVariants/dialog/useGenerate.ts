import type { CallInput } from '@pressroom/contract/endpoint';
import { productVariants } from '@pressroom/contract/products/variants';
import { codes } from '@pressroom/contract/codes/codes';
import { products } from '@pressroom/contract/products/products';
import { useState } from 'react';
import { call } from '../../../client/call.ts';
import { CallFailure, fieldProblems } from '../../../client/callFailure.ts';
import { failureText } from '../../../i18n/failureText.ts';
import { useT } from '../../../i18n/i18n.ts';
import { type Problem, problemsOf } from '../../../kit/problems.ts';
import { useCommand } from '../../../kit/useCommand.tsx';
import { type EditorStore, lacksCode, withAddition, withGenerated } from './editor.ts';
import { withExistingCodes } from './linkedCodes.ts';
import { type HeadValues, headNames, nameOfAddition, nameOfHead } from './variantHead.ts';

interface Told {
  fields: readonly Problem[];
  complaint?: string;
}

type Basis = Extract<CallInput<typeof productVariants.add>, { isConfirm: false }>;

interface Options {
  /** The product that the rows come to; absent: a new one. */
  productId: string | undefined;
  onTold: (told: Told) => void;
  /** Takes the product codes that rows of the product have got. */
  onLinked: () => Promise<void>;
}

/** Generates the rows, and adds the product codes that they lack. */
export function useGenerate(store: EditorStore, { productId, onTold, onLinked }: Options) {
  const t = useT();
  const [generating, setGenerating] = useState(false);
  const addCodes = useCommand(productVariants.addCodes, {
    success: ({ added }) => (added.length > 0 ? t('productVariants.codesAdded', { count: added.length }) : undefined),
    invalidates: [codes.page, products.list, products.specs],
  });

  /** Answers whether there are rows now. `quietly`: rows that were taken out stay out. */
  async function generate(head: HeadValues, quietly = false): Promise<boolean> {
    const values = { ...head, productId, isConfirm: false as const };
    const fields = problemsOf(productVariants.add, values, t);
    onTold({ fields });
    if (fields.length > 0) return false;
    setGenerating(true);
    try {
      const answer = await call(productVariants.add, values as Basis);
      if (answer.isConfirm) return true;
      store.set((editor) =>
        productId
          ? withAddition(editor, answer, { from: nameOfAddition(head), onlyKnown: quietly })
          : withGenerated(editor, answer, { from: nameOfHead(head), onlyKnown: quietly }),
      );
      if (answer.productSpecs.length > 0) return true;
      onTold({ fields: [], complaint: t('productVariants.nothingToAdd') });
      return false;
    } catch (cause) {
      if (!(cause instanceof CallFailure)) throw cause;
      const found = fieldProblems(cause).map(({ path, msg }) => ({ name: path, errors: [msg] }));
      const own = found.filter(({ name }) => headNames.some((field) => field === name[0]));
      onTold({ fields: own, complaint: own.length > 0 ? undefined : failureText(cause, t) });
      return false;
    } finally {
      setGenerating(false);
    }
  }

  async function addMissing(head: HeadValues) {
    const lacking = store.get().history.present.filter(lacksCode);
    const pairs = lacking.map(({ colorCode, sizeCode }) => ({ colorCode, sizeCode }));
    const answer = await addCodes.run({ styleCode: head.styleCode ?? '', pairs });
    if (!answer) return;
    if (lacking.some(({ saved }) => saved)) {
      try {
        await onLinked();
      } catch (cause) {
        if (!(cause instanceof CallFailure)) throw cause;
        return onTold({ fields: [], complaint: failureText(cause, t) });
      }
      store.set((editor) => withExistingCodes(editor, new Set(answer.withoutCategory)));
    }
    if (lacking.some(({ saved }) => !saved)) await generate(head, true);
    if (answer.withoutCategory.length > 0) {
      onTold({
        fields: [],
        complaint: t('productVariants.codesWithoutCategory', { codes: answer.withoutCategory.slice(0, 5).join(', ') }),
      });
    }
  }
  return { generate, generating, addMissing, adding: addCodes.pending };
}
