import { bulkField } from '@pressroom/contract/products/bulk';
import { Checkbox, Input, Select } from 'antd';
import { Fragment, type ReactNode } from 'react';
import { useT } from '../../i18n/i18n.ts';
import { LookupSelect } from '../../kit/LookupSelect.tsx';
import {
  classificationLookup,
  packagingLookup,
  productTemplateLookup,
} from '../productTemplates/productTemplates.public.tsx';
import styles from './bulk.module.css';
import { type BulkDraft, statusText } from './bulkDraft.ts';
import { PriceFields } from './PriceFields.tsx';

interface Props {
  draft: BulkDraft;
  /** Whole products, which are on sale or not; otherwise SKUs, which are enabled or not. */
  sold: boolean;
  onChange: (draft: BulkDraft) => void;
}

const statuses = [1, 2] as const;

/** What can be changed; a field opens when it is ticked. */
export function BulkFields({ draft, sold, onChange }: Props) {
  const t = useT();
  const name = (field: number) => t(`productBulk.field.${field as 1}`);
  const set = (part: Partial<BulkDraft>) => onChange({ ...draft, ...part });
  const inputs: readonly (readonly [field: number, input: ReactNode])[] = [
    [
      bulkField.status,
      <Select
        key="status"
        aria-label={name(bulkField.status)}
        value={draft.status}
        options={statuses.map((value) => ({ value, label: t(statusText(value, sold)) }))}
        onChange={(status) => set({ status })}
      />,
    ],
    [
      bulkField.originalPrice,
      <PriceFields
        key="original"
        field={name(bulkField.originalPrice)}
        value={draft.originalPrice}
        onChange={(originalPrice) => set({ originalPrice })}
      />,
    ],
    [
      bulkField.sellingPrice,
      <PriceFields
        key="selling"
        field={name(bulkField.sellingPrice)}
        value={draft.sellingPrice}
        onChange={(sellingPrice) => set({ sellingPrice })}
      />,
    ],
    [
      bulkField.stock,
      <Fragment key="stock">
        <Select
          aria-label={name(bulkField.stock)}
          value={draft.follows}
          options={[
            { value: true, label: t('productBulk.follows') },
            { value: false, label: t('productBulk.ownStock') },
          ]}
          onChange={(follows) => set({ follows })}
        />
        {!draft.follows && (
          <Input
            aria-label={t('productBulk.ownStock')}
            inputMode="numeric"
            maxLength={8}
            value={draft.stock}
            onChange={(event) => set({ stock: event.target.value.trim() })}
          />
        )}
      </Fragment>,
    ],
    [
      bulkField.template,
      <LookupSelect
        key="template"
        lookup={productTemplateLookup}
        value={draft.template}
        onChange={(template) => set({ template })}
      />,
    ],
    [
      bulkField.classification,
      <LookupSelect
        key="classification"
        lookup={classificationLookup}
        value={draft.classification}
        onChange={(classification) => set({ classification })}
      />,
    ],
    [
      bulkField.packaging,
      <LookupSelect
        key="packaging"
        lookup={packagingLookup}
        value={draft.packaging}
        onChange={(packaging) => set({ packaging })}
      />,
    ],
    [
      bulkField.remark,
      <Input
        key="remark"
        aria-label={name(bulkField.remark)}
        maxLength={100}
        value={draft.remark}
        onChange={(event) => set({ remark: event.target.value })}
      />,
    ],
  ];

  function tick(field: number, on: boolean) {
    const ticked = new Set(draft.ticked);
    if (on) ticked.add(field);
    else ticked.delete(field);
    set({ ticked });
  }
  return (
    <div className={styles.fields}>
      {inputs.map(([field, input]) => (
        <div key={field} className={styles.field}>
          <Checkbox checked={draft.ticked.has(field)} onChange={(event) => tick(field, event.target.checked)}>
            {name(field)}
          </Checkbox>
          {draft.ticked.has(field) && <div className={styles.inputs}>{input}</div>}
        </div>
      ))}
    </div>
  );
}
