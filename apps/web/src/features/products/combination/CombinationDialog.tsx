import type { MissingPart } from '@pressroom/contract/products/missingParts';
import type { ProductDetail } from '@pressroom/contract/products/product';
import { products } from '@pressroom/contract/products/products';
import { productWrites } from '@pressroom/contract/products/writes';
import { Form } from 'antd';
import { useState } from 'react';
import { useT } from '../../../i18n/i18n.ts';
import { editing } from '../../../kit/editing.ts';
import { FormDialog } from '../../../kit/FormDialog.tsx';
import { FormDraft, useFormDraft } from '../../../kit/FormDraft.tsx';
import { FormTabs } from '../../../kit/FormTabs.tsx';
import { useCommand } from '../../../kit/useCommand.tsx';
import { ValidateOnBlur } from '../../../kit/ValidateOnBlur.tsx';
import { HistoryButton } from '../../audit/audit.public.tsx';
import { dialogWidth, FetchedProduct } from '../form/FetchedProduct.tsx';
import { both, type Known, KnownContext, knownOf, nothingKnown } from '../form/known.ts';
import { OpenAt } from '../form/OpenAt.tsx';
import { BasicFields } from './BasicFields.tsx';
import { copyOf, factsOf, fieldOf, newCombination, plainFields, type Tab, tabOf, valuesOf } from './combinationForm.ts';
import { ComponentsField } from './ComponentsField.tsx';

interface Props {
  /** Absent: a new one. */
  id?: string;
  /** The combination that a new one begins as. */
  copyOf?: string;
  /** What the dialog opens at. */
  at?: MissingPart;
  onClose: () => void;
}

export function CombinationDialog({ id, copyOf: original, at, onClose }: Props) {
  const t = useT();
  // another round shows the form anew, without what was not saved
  const [round, setRound] = useState(0);
  const title = t(id ? 'products.editCombination' : 'products.addCombination');
  return (
    <FetchedProduct id={id ?? original} title={title} onClose={onClose}>
      {(product) => (
        <CombinationForm
          key={round}
          product={id === undefined ? undefined : product}
          original={id === undefined ? product : undefined}
          at={at}
          onDiscard={() => setRound(round + 1)}
          onClose={onClose}
        />
      )}
    </FetchedProduct>
  );
}

interface FormProps {
  product: ProductDetail | undefined;
  original: ProductDetail | undefined;
  at: MissingPart | undefined;
  onDiscard: () => void;
  onClose: () => void;
}

function CombinationForm({ product, original, at, onDiscard, onClose }: FormProps) {
  const t = useT();
  const shown = product ?? original;
  const draft = useFormDraft<ProductDetail, Known>(`products.combination.${shown?.id ?? 'new'}`, {
    record: product,
    aside: nothingKnown,
  });
  const [learned, setLearned] = useState(draft.aside);
  const known = shown ? both(knownOf(shown), learned) : learned;
  const [tab, setTab] = useState<Tab>(at ? tabOf(fieldOf(at)) : 'basic');
  const listName = product ? 'components' : 'productSpecs';
  const command = useCommand(product ? productWrites.edit : productWrites.addCombination, {
    success: t('products.saved'),
    incomplete: t('products.incomplete'),
    invalidates: [products.list, products.get],
  });
  const components = (
    <Form.Item name={listName} label={t('products.components')} required>
      <ComponentsField />
    </Form.Item>
  );
  return (
    <FormDialog
      title={t(product ? 'products.editCombination' : 'products.addCombination')}
      command={command}
      initial={original ? copyOf(original) : newCombination}
      editing={editing(draft.record, valuesOf, (record) => factsOf(record, t))}
      extra={product && <HistoryButton object="products" id={product.id} />}
      reveal={(field) => setTab(tabOf(field))}
      onClose={() => {
        draft.drop();
        onClose();
      }}
      width={dialogWidth}
    >
      <KnownContext value={{ known, learn: (more) => setLearned((now) => both(now, more)) }}>
        <FormDraft draft={draft} aside={learned} onDiscard={onDiscard}>
          <ValidateOnBlur endpoint={productWrites.addCombination} names={plainFields}>
            <OpenAt field={at && fieldOf(at)} />
            <FormTabs
              tab={tab}
              onTurn={setTab}
              tabOf={tabOf}
              panels={[
                { key: 'basic', label: t('products.tab.basic'), content: <BasicFields listName={listName} /> },
                { key: 'components', label: t('products.components'), content: components },
              ]}
            />
          </ValidateOnBlur>
        </FormDraft>
      </KnownContext>
    </FormDialog>
  );
}
