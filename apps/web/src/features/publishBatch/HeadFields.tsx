import { descriptionMax } from '@pressroom/contract/publishing/form';
import { productTypeOf, saleType } from '@pressroom/contract/publishing/status';
import { publishTemplates } from '@pressroom/contract/publishTemplates/publishTemplates';
import { Button, Checkbox, Input } from 'antd';
import { type ReactNode, Suspense, useId, useState } from 'react';
import { useRead } from '../../client/useRead.ts';
import { useT } from '../../i18n/i18n.ts';
import { DateTimePicker } from '../../ui/DateTimePicker.tsx';
import { ProductStoresField, ReferenceTemplateDialog } from '../publishTemplates/publishTemplates.public.tsx';
import { ProductsField } from './ProductsField.tsx';
import styles from './publishBatch.module.css';
import { StoreObstacles } from './StoreObstacles.tsx';
import type { HeadProblems } from './useSubmit.tsx';
import { type Work, withTemplate } from './work.ts';

interface Props {
  work: Work;
  setWork: (change: (work: Work) => Work) => void;
  problems: HeadProblems;
}

/** What the links are made of, and what they have alike. */
export function HeadFields({ work, setWork, problems }: Props) {
  const t = useT();
  const [choosesTemplate, setChoosesTemplate] = useState(false);
  const put = (given: Partial<Work>) => setWork((now) => ({ ...now, ...given }));
  return (
    <div className={styles.head}>
      <Field label={t('publishBatch.template')}>
        {() => (
          <span className={styles.template}>
            <Button onClick={() => setChoosesTemplate(true)}>{t('publishTemplates.reference')}</Button>
            {work.template && <TemplateName template={work.template} />}
          </span>
        )}
      </Field>
      <Field label={t('publishBatch.stores')} required problem={problems.stores}>
        {(id) => <ProductStoresField id={id} value={work.storeIds} onChange={(storeIds) => put({ storeIds })} />}
      </Field>
      <StoreObstacles storeIds={work.storeIds} />
      <Field label={t('publishBatch.saleTypes')} required problem={problems.saleTypes}>
        {() => (
          <Checkbox.Group
            value={[...work.saleTypes]}
            onChange={(saleTypes) => put({ saleTypes })}
            options={saleType.values.map((type) => ({ value: type, label: t(`publishTemplates.saleType.${type}`) }))}
          />
        )}
      </Field>
      {work.saleTypes.map((type) => (
        <Field key={type} label={t(`publishBatch.products.${type}`)} required problem={problems.products[type]}>
          {() => (
            <ProductsField
              productType={productTypeOf(type)}
              products={work.products}
              onChange={(products) => put({ products })}
            />
          )}
        </Field>
      ))}
      <Field label={t('publishBatch.description')}>
        {(id) => (
          <Input.TextArea
            id={id}
            value={work.description ?? ''}
            placeholder={work.description === undefined ? t('publishBatch.descriptionsDiffer') : undefined}
            maxLength={descriptionMax}
            showCount
            autoSize={{ minRows: 3, maxRows: 8 }}
            onChange={({ target }) => put({ description: target.value })}
          />
        )}
      </Field>
      <Field label={t('publishBatch.releaseAt')} hint={t('publishBatch.releaseAtHint')}>
        {(id) => <DateTimePicker id={id} value={work.releaseAt} onChange={(releaseAt) => put({ releaseAt })} />}
      </Field>
      <Suspense>
        {choosesTemplate && (
          <ReferenceTemplateDialog
            onClose={() => setChoosesTemplate(false)}
            onChoose={(template) => {
              setChoosesTemplate(false);
              setWork((now) => withTemplate(now, template));
            }}
          />
        )}
      </Suspense>
    </div>
  );
}

/** A plan knows the id of its template alone. */
function TemplateName({ template: { id, name } }: { template: NonNullable<Work['template']> }) {
  const { data } = useRead(publishTemplates.get, { id }, { enabled: name === '' });
  return <span>{name || data?.name}</span>;
}

interface FieldProps {
  label: string;
  hint?: string;
  required?: true;
  problem?: string | undefined;
  children: (id: string) => ReactNode;
}

function Field({ label, hint, required, problem, children }: FieldProps) {
  const id = useId();
  return (
    <div className={styles.field} role="group" aria-labelledby={`${id} label`}>
      <label id={`${id} label`} htmlFor={id} data-required={required}>
        {label}
      </label>
      {children(id)}
      {hint && <span className={styles.hint}>{hint}</span>}
      {problem && (
        <span role="alert" className={styles.problem}>
          {problem}
        </span>
      )}
    </div>
  );
}
