import { type AttributeRow, isBlank } from '@pressroom/contract/attributes/field';
import { classification } from '@pressroom/contract/classification/classification';
import type { CallInput } from '@pressroom/contract/endpoint';
import { platformCategories } from '@pressroom/contract/platformCategories/platformCategories';
import { type Marketplace, marketplaceNames } from '@pressroom/contract/stores/marketplace';
import { Button, Form } from 'antd';
import { useState } from 'react';
import { useRead } from '../../../client/useRead.ts';
import { useT } from '../../../i18n/i18n.ts';
import { useCommand } from '../../../kit/useCommand.tsx';
import { categoryOf, type FormValues, namesOf } from '../form/formValues.ts';
import { useOffer } from '../form/useOffer.tsx';
import { ProposalsDialog } from './ProposalsDialog.tsx';
import type { Side } from '../form/useSides.ts';
import { pairsOf, type Proposal, type Proposals, takeOver } from './takeOver.ts';

const otherOf: Readonly<Record<Marketplace, Marketplace>> = { shein: 'temu', temu: 'shein' };

type Categories = Omit<CallInput<typeof classification.proposePairs>, 'from' | 'property'>;

/** Proposes this marketplace's attributes from the filled ones of the other; what a person confirms is filled in here. */
export function ProposeButton({ side: { marketplace: to } }: { side: Side }) {
  const t = useT();
  const from = otherOf[to];
  const form = Form.useFormInstance<FormValues>();
  const [found, setFound] = useState<Proposals>();
  const propose = useCommand(classification.proposePairs);
  const remember = useCommand(classification.rememberPairs);
  const offer = useOffer();
  const isFilled = Form.useWatch((values: FormValues) => values[namesOf(from).property]?.some((row) => !isBlank(row)), {
    form,
    preserve: true,
  });
  const categories = Form.useWatch((values: FormValues) => categoriesOf(values), { form, preserve: true });
  const target = Form.useWatch((values: FormValues) => categoryOf(values, to), { form, preserve: true });
  const definition = useRead(platformCategories.attributes, target ?? { storeId: '', productTypeId: '' }, {
    enabled: target !== undefined,
  });
  if (!categories || !definition.data) return null;
  const { fields } = definition.data;
  const fieldOf = (attributeId: string) => fields.find(({ id }) => id === attributeId);

  async function ask(of: Categories) {
    const property: readonly AttributeRow[] = form.getFieldValue(namesOf(from).property);
    setFound(await propose.run({ ...of, from, property: JSON.stringify(property) }));
  }
  function confirm(of: Categories, taken: readonly Proposal[]) {
    setFound(undefined);
    const { property } = namesOf(to);
    const before: readonly AttributeRow[] = form.getFieldValue(property) ?? [];
    form.setFields([{ name: property, value: takeOver(before, taken, fieldOf), touched: true }]);
    offer({
      text: t('classification.takenOver', { count: taken.length }),
      button: t('kit.undo'),
      act: () => form.setFieldValue(property, before),
    });
    void remember.run({ ...of, pairs: pairsOf(from, taken) });
  }
  return (
    <>
      <Button size="small" disabled={!isFilled} loading={propose.pending} onClick={() => void ask(categories)}>
        {t('classification.propose', { marketplace: marketplaceNames[from] })}
      </Button>
      {found && (
        <ProposalsDialog
          to={to}
          found={found}
          fields={fields}
          held={form.getFieldValue(namesOf(to).property) ?? []}
          onConfirm={(taken) => confirm(categories, taken)}
          onClose={() => setFound(undefined)}
        />
      )}
    </>
  );
}

/** Both categories; nothing until both are chosen. */
function categoriesOf(values: FormValues): Categories | undefined {
  const { sheinStoreId, sheinProductTypeId, temuStoreId, temuProductTypeId } = values;
  if (!sheinStoreId || !sheinProductTypeId || !temuStoreId || !temuProductTypeId) return undefined;
  return { sheinStoreId, sheinProductTypeId, temuStoreId, temuProductTypeId };
}
