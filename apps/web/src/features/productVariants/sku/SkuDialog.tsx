import type { ProductSpecDetail } from '@pressroom/contract/products/product';
import { products } from '@pressroom/contract/products/products';
import { productWrites } from '@pressroom/contract/products/writes';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { flushSync } from 'react-dom';
import { readOf } from '../../../client/useRead.ts';
import { useT } from '../../../i18n/i18n.ts';
import { editing } from '../../../kit/editing.ts';
import { FetchingDialog } from '../../../kit/FetchingDialog.tsx';
import { FormDialog } from '../../../kit/FormDialog.tsx';
import { FormTabs } from '../../../kit/FormTabs.tsx';
import { useCommand } from '../../../kit/useCommand.tsx';
import { SlotFields } from '../../pictures/pictures.public.tsx';
import { CompletenessTags, SkuSpecificationFields } from '../../products/products.public.tsx';
import { factsOf, fieldOf, lists, type Tab, tabOf, tabs, valuesOf } from './skuForm.ts';
import { SkuFields } from './SkuFields.tsx';

interface Props {
  productId: string;
  id: string;
  onClose: () => void;
}

const width = 980;

/** One SKU of a product with many. Templates and prints are the product's. */
export function SkuDialog({ productId, id, onClose }: Props) {
  const t = useT();
  // Not kept when the dialog closes: who edits begins with what stands at that moment.
  const detail = useQuery({ ...readOf(products.get, { id: productId }), gcTime: 0, staleTime: Infinity });
  const spec = detail.data?.productSpecs.find((one) => one.id === id);
  if (spec) return <SkuForm spec={spec} onClose={onClose} />;
  const answer = detail.data ? { error: new Error(t('productVariants.skuGone')), refetch: detail.refetch } : detail;
  return <FetchingDialog title={t('productVariants.editSku')} answer={answer} onClose={onClose} width={width} />;
}

function SkuForm({ spec, onClose }: { spec: ProductSpecDetail; onClose: () => void }) {
  const t = useT();
  const [tab, setTab] = useState<Tab>('basic');
  const command = useCommand(productWrites.editSpec, {
    success: t('productVariants.skuSaved', { sku: spec.sku }),
    invalidates: [products.list, products.specs, products.get],
  });
  const panels: Record<Tab, ReactNode> = {
    basic: <SkuFields spec={spec} />,
    specifications: <SkuSpecificationFields />,
    shein: <SlotFields marketplace="shein" counts="atMost" lists={lists} />,
    temu: <SlotFields marketplace="temu" counts="atMost" lists={lists} />,
  };
  return (
    <FormDialog
      title={`${t('productVariants.editSku')} · ${spec.productSpecInfoName}`}
      command={command}
      editing={editing(spec, valuesOf, (record) => factsOf(record, t))}
      extra={(form) => (
        <CompletenessTags
          of={spec}
          leadsTo={(part) => fieldOf(part) !== undefined}
          onOpen={(part) => {
            const field = fieldOf(part)!;
            flushSync(() => setTab(tabOf(field)));
            form.focusField(field);
          }}
        />
      )}
      reveal={(field) => setTab(tabOf(field))}
      onClose={() => onClose()}
      width={width}
    >
      <FormTabs
        tab={tab}
        onTurn={setTab}
        tabOf={tabOf}
        panels={tabs.map((key) => ({ key, label: t(`productVariants.skuTab.${key}`), content: panels[key] }))}
      />
    </FormDialog>
  );
}
