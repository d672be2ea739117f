import type { AttributeRow } from '@pressroom/contract/attributes/field';
import { platformCategories } from '@pressroom/contract/platformCategories/platformCategories';
import { Button, Spin } from 'antd';
import { useEffect } from 'react';
import { useRead } from '../../../client/useRead.ts';
import { failureText } from '../../../i18n/failureText.ts';
import { useT } from '../../../i18n/i18n.ts';
import { useCommand } from '../../../kit/useCommand.tsx';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { AttributeForm, DefinitionAgeNote } from '../../platformCategories/platformCategories.public.tsx';
import { useAddValue } from './useAddValue.ts';
import { useAttributeSync } from './useAttributeSync.ts';
import { useChangedFields } from './useChangedFields.ts';
import type { Side } from './useSides.ts';

interface Category {
  storeId: string;
  productTypeId: string;
  categoryId?: string;
}

interface Props {
  value?: readonly AttributeRow[];
  onChange?: (rows: readonly AttributeRow[]) => void;
  side: Side;
  /** Absent: none is chosen, so nothing is asked for. */
  of: Category | undefined;
}

const nowhere: Category = { storeId: '', productTypeId: '' };

/** The attribute form as a control of the dialog's form, with the definition that the category has now. */
export function AttributesField({ value, onChange, side, of }: Props) {
  const t = useT();
  const category = of ?? nowhere;
  const definition = useRead(platformCategories.attributes, category, { enabled: of !== undefined });
  const fields = of && definition.data?.fields;
  const changedIds = useChangedFields(fields, side, side.stored?.productTypeId === category.productTypeId);
  useAttributeSync({ side, fields, value, onChange });
  useEffect(() => {
    side.isDefined.current = fields !== undefined;
  }, [side, fields]);
  const refresh = useCommand(platformCategories.refresh, {
    success: ({ changed, age }) =>
      age.problem ?? t(changed ? 'classification.definitionChanged' : 'classification.definitionSame'),
    invalidates: [platformCategories.attributes, platformCategories.getPlatformCategory],
  });
  const addValue = useAddValue(category);

  if (!of) return null;
  if (!definition.data) return <Waiting answer={definition} />;
  if (definition.data.fields.length === 0) return <p>{t('classification.noAttributes')}</p>;
  return (
    <>
      <DefinitionAgeNote age={definition.data.age} onRefresh={() => refresh.run(category)} />
      <AttributeForm
        form={side.attributes}
        changedIds={changedIds}
        heldNames={side.stored?.names}
        linkedOf={category}
        onAddValue={addValue}
      />
    </>
  );
}

function Waiting({ answer: { error, refetch } }: { answer: { error: unknown; refetch: () => unknown } }) {
  const t = useT();
  if (!error) return <Spin />;
  return (
    <ErrorState
      detail={failureText(error, t)}
      action={<Button onClick={() => void refetch()}>{t('ui.retry')}</Button>}
    />
  );
}
