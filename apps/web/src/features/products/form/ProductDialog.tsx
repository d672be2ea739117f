import type { CallInput } from '@pressroom/contract/endpoint';
import type { MissingPart } from '@pressroom/contract/products/missingParts';
import type { ProductDetail } from '@pressroom/contract/products/product';
import { products } from '@pressroom/contract/products/products';
import { productWrites } from '@pressroom/contract/products/writes';
import type { FormInstance } from 'antd';
import { type ReactNode, useState } from 'react';
import { type TextKey, type Translate, useT } from '../../../i18n/i18n.ts';
import { editing, type Fact } from '../../../kit/editing.ts';
import { FormDialog } from '../../../kit/FormDialog.tsx';
import { FormDraft, useFormDraft } from '../../../kit/FormDraft.tsx';
import { FormTabs, type Panel } from '../../../kit/FormTabs.tsx';
import type { Path } from '../../../kit/problems.ts';
import { OpenAt } from '../../../kit/OpenAt.tsx';
import { useCommand } from '../../../kit/useCommand.tsx';
import { ValidateOnBlur } from '../../../kit/ValidateOnBlur.tsx';
import { HistoryButton } from '../../audit/audit.public.tsx';
import { useOutdatedPictures } from '../../effectPictures/effectPictures.public.tsx';
import { dialogWidth, FetchedProduct } from './FetchedProduct.tsx';
import styles from './form.module.css';
import { both, type Known, KnownContext, knownOf, nothingKnown } from './known.ts';

export interface DialogProps {
  /** Absent: a new one. */
  id?: string;
  /** The product that a new one begins as. */
  copyOf?: string;
  /** What the dialog opens at. */
  at?: MissingPart;
  onClose: () => void;
}

type Add = typeof productWrites.add | typeof productWrites.addCombination;
type Values = Partial<CallInput<Add | typeof productWrites.edit>>;

/** In what the forms of the kinds of product differ. */
export interface ProductKind<Tab extends string> {
  name: string;
  add: Add;
  addTitle: TextKey;
  editTitle: TextKey;
  /** Of a new product. */
  initial: Values;
  copyOf: (product: ProductDetail) => Values;
  valuesOf: (product: ProductDetail) => Values;
  factsOf: (product: ProductDetail, t: Translate) => Fact[];
  /** The field that gives what is missing. */
  fieldOf: (part: MissingPart) => Path;
  tabOf: (field: Path) => Tab;
  /** The fields that stand alone, by their names. */
  plainFields: readonly string[];
}

interface Given {
  /** The product that is edited. */
  product: ProductDetail | undefined;
  /** That one, or the one that a new product begins as. */
  shown: ProductDetail | undefined;
}

interface Props<Tab extends string> extends DialogProps {
  kind: ProductKind<Tab>;
  panels: (given: Given) => readonly Panel<Tab>[];
  /** Stands in the foot and leads to what is missing. */
  completeness?: (form: FormInstance, shown: Given['shown'], onOpen: (part: MissingPart) => void) => ReactNode;
}

/** The dialog of one product: what those of all kinds have in common. */
export function ProductDialog<Tab extends string>(props: Props<Tab>) {
  const { kind, id, copyOf, onClose } = props;
  const t = useT();
  // another round shows the form anew, without what was not saved
  const [round, setRound] = useState(0);
  return (
    <FetchedProduct id={id ?? copyOf} title={t(id ? kind.editTitle : kind.addTitle)} onClose={onClose}>
      {(shown) => (
        <ProductForm
          {...props}
          key={round}
          shown={shown}
          product={id === undefined ? undefined : shown}
          onDiscard={() => setRound(round + 1)}
        />
      )}
    </FetchedProduct>
  );
}

/** Tells apart what effect pictures are made of. */
const madeOf = ({ stockImage1, stockImage2, productSpecs: [sku] }: ProductDetail) =>
  JSON.stringify([sku?.productCode, stockImage1, stockImage2]);

interface FormProps<Tab extends string> extends Props<Tab>, Given {
  onDiscard: () => void;
}

function ProductForm<Tab extends string>(props: FormProps<Tab>) {
  const { kind, product, shown, copyOf, at, panels, completeness, onDiscard, onClose } = props;
  const t = useT();
  const work = product?.id ?? (copyOf === undefined ? 'new' : `copyOf${copyOf}`);
  const draft = useFormDraft<ProductDetail, Known>(`products.${kind.name}.${work}`, {
    record: product,
    aside: nothingKnown,
  });
  const [learned, setLearned] = useState(draft.aside);
  const known = shown ? both(knownOf(shown), learned) : learned;
  const tabs = panels({ product, shown });
  const [tab, setTab] = useState(at ? kind.tabOf(kind.fieldOf(at)) : tabs[0]!.key);
  const command = useCommand(product ? productWrites.edit : kind.add, {
    success: t('products.saved'),
    incomplete: t('products.incomplete'),
    invalidates: [products.list, products.get],
  });
  const offerNewPictures = useOutdatedPictures();
  function openAt(form: FormInstance, part: MissingPart) {
    const field = kind.fieldOf(part);
    setTab(kind.tabOf(field));
    // once its tab stands
    setTimeout(() => form.focusField(field));
  }
  return (
    <FormDialog
      title={t(product ? kind.editTitle : kind.addTitle)}
      command={command}
      initial={shown ? kind.copyOf(shown) : kind.initial}
      editing={editing(draft.record, kind.valuesOf, (record) => kind.factsOf(record, t))}
      extra={(form) => (
        <span className={styles.aside}>
          {completeness?.(form, shown, (part) => openAt(form, part))}
          {product && <HistoryButton object="products" id={product.id} />}
        </span>
      )}
      reveal={(field) => setTab(kind.tabOf(field))}
      onClose={(saved) => {
        draft.drop();
        onClose();
        const isReprinted = product && saved && madeOf(product) !== madeOf(saved);
        if (isReprinted) void offerNewPictures({ productId: product.id });
      }}
      width={dialogWidth}
    >
      <KnownContext value={{ known, learn: (more) => setLearned((now) => both(now, more)) }}>
        <FormDraft draft={draft} aside={learned} onDiscard={onDiscard}>
          <ValidateOnBlur endpoint={kind.add} names={kind.plainFields}>
            <OpenAt field={at && kind.fieldOf(at)} />
            <FormTabs tab={tab} onTurn={setTab} tabOf={kind.tabOf} panels={tabs} />
          </ValidateOnBlur>
        </FormDraft>
      </KnownContext>
    </FormDialog>
  );
}
