import type { MissingPart } from '@pressroom/contract/products/missingParts';
import type { ProductDetail } from '@pressroom/contract/products/product';
import { products } from '@pressroom/contract/products/products';
import { productWrites } from '@pressroom/contract/products/writes';
import { useState } from 'react';
import { useT } from '../../../i18n/i18n.ts';
import { editing } from '../../../kit/editing.ts';
import { FormDialog } from '../../../kit/FormDialog.tsx';
import { FormDraft, useFormDraft } from '../../../kit/FormDraft.tsx';
import { FormTabs } from '../../../kit/FormTabs.tsx';
import { useCommand } from '../../../kit/useCommand.tsx';
import { ValidateOnBlur } from '../../../kit/ValidateOnBlur.tsx';
import { HistoryButton } from '../../audit/audit.public.tsx';
import { SlotFields } from '../../pictures/pictures.public.tsx';
import { dialogWidth, FetchedProduct } from '../form/FetchedProduct.tsx';
import styles from '../form/form.module.css';
import { both, type Known, KnownContext, knownOf, nothingKnown } from '../form/known.ts';
import { OpenAt } from '../form/OpenAt.tsx';
import { SkuSpecificationFields } from '../parts/SkuFields.tsx';
import { BasicFields } from './BasicFields.tsx';
import { LiveCompleteness } from './LiveCompleteness.tsx';
import {
  copyOf,
  factsOf,
  fieldOf,
  newSingle,
  plainFields,
  slotLists,
  type Tab,
  tabOf,
  tabs,
  valuesOf,
} from './singleForm.ts';
import { SingleStock } from './SingleStock.tsx';
import { madeOfSaved } from './useQuestionOf.ts';

interface Props {
  /** Absent: a new one. */
  id?: string;
  /** The product that a new one begins as. */
  copyOf?: string;
  /** What the dialog opens at. */
  at?: MissingPart;
  onClose: () => void;
}

export function SingleDialog({ id, copyOf: original, at, onClose }: Props) {
  const t = useT();
  // another round shows the form anew, without what was not saved
  const [round, setRound] = useState(0);
  return (
    <FetchedProduct id={id ?? original} title={t(id ? 'products.editSingle' : 'products.addSingle')} onClose={onClose}>
      {(product) => (
        <SingleForm
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

/** What the form knows beside its values. */
interface Aside {
  known: Known;
  /** What the effect picture was made of. */
  madeOf?: string;
}

function SingleForm({ product, original, at, onDiscard, onClose }: FormProps) {
  const t = useT();
  const shown = product ?? original;
  const draft = useFormDraft<ProductDetail, Aside>(`products.single.${product?.id ?? original?.id ?? 'new'}`, {
    record: product,
    aside: { known: nothingKnown, madeOf: shown && madeOfSaved(shown) },
  });
  const [aside, setAside] = useState(draft.aside);
  const known = shown ? both(knownOf(shown), aside.known) : aside.known;
  const [tab, setTab] = useState<Tab>(at ? tabOf(fieldOf(at)) : 'basic');
  const command = useCommand(product ? productWrites.edit : productWrites.add, {
    success: t('products.saved'),
    incomplete: t('products.incomplete'),
    invalidates: [products.list, products.get],
  });
  const labels = {
    basic: t('products.tab.basic'),
    specification: t('products.tab.specification'),
    shein: t('products.tab.shein'),
    temu: t('products.tab.temu'),
  };
  const panels = {
    basic: <BasicFields madeOf={aside.madeOf} onMade={(madeOf) => setAside((now) => ({ ...now, madeOf }))} />,
    specification: (
      <>
        <SingleStock saved={shown?.productSpecs[0]} />
        <SkuSpecificationFields within={['singleSpec']} />
      </>
    ),
    shein: <SlotFields marketplace="shein" counts="count" lists={slotLists} />,
    temu: <SlotFields marketplace="temu" counts="count" lists={slotLists} />,
  };
  return (
    <FormDialog
      title={t(product ? 'products.editSingle' : 'products.addSingle')}
      command={command}
      initial={original ? copyOf(original) : newSingle}
      editing={editing(draft.record, valuesOf, (record) => factsOf(record, t))}
      extra={(form) => (
        <span className={styles.aside}>
          <LiveCompleteness
            form={form}
            product={shown}
            onOpen={(part) => {
              setTab(tabOf(fieldOf(part)));
              // once its tab stands
              setTimeout(() => form.focusField(fieldOf(part)));
            }}
          />
          {product && <HistoryButton object="products" id={product.id} />}
        </span>
      )}
      reveal={(field) => setTab(tabOf(field))}
      onClose={() => {
        draft.drop();
        onClose();
      }}
      width={dialogWidth}
    >
      <KnownContext value={{ known, learn: (more) => setAside((now) => ({ ...now, known: both(now.known, more) })) }}>
        <FormDraft draft={draft} aside={aside} onDiscard={onDiscard}>
          <ValidateOnBlur endpoint={productWrites.add} names={plainFields}>
            <OpenAt field={at && fieldOf(at)} />
            <FormTabs
              tab={tab}
              onTurn={setTab}
              tabOf={tabOf}
              panels={tabs.map((key) => ({ key, label: labels[key], content: panels[key] }))}
            />
          </ValidateOnBlur>
        </FormDraft>
      </KnownContext>
    </FormDialog>
  );
}
