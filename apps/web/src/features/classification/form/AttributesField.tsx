import type { AttributeRow } from '@pressroom/contract/attributes/field';
import { platformCategories } from '@pressroom/contract/platformCategories/platformCategories';
import { useEffect, useMemo } from 'react';
import { useRead } from '../../../client/useRead.ts';
import { AttributesPane } from './AttributesPane.tsx';
import { DefinitionWait } from './DefinitionWait.tsx';
import type { Category } from './formValues.ts';
import { useAttributeSync } from './useAttributeSync.ts';
import { useChangedFields } from './useChangedFields.ts';
import type { Side } from './useSides.ts';

interface Props {
  value?: readonly AttributeRow[];
  onChange?: (rows: readonly AttributeRow[]) => void;
  side: Side;
  /** Absent: none is chosen, so nothing is asked for. */
  of: Category | undefined;
}

/** The attribute form as a control of the dialog's form, with the definition that the category has now. */
export function AttributesField({ value, onChange, side, of }: Props) {
  const { storeId = '', productTypeId = '', categoryId } = of ?? {};
  const category = useMemo(() => ({ storeId, productTypeId, categoryId }), [storeId, productTypeId, categoryId]);
  const definition = useRead(platformCategories.attributes, category, { enabled: of !== undefined });
  const fields = of && definition.data?.fields;
  const changedIds = useChangedFields(fields, side, side.stored?.productTypeId === productTypeId);
  useAttributeSync({ side, fields, value, onChange });
  useEffect(() => {
    side.isDefined.current = fields !== undefined;
  }, [side, fields]);

  if (!of) return null;
  if (!definition.data) return <DefinitionWait answer={definition} />;
  return (
    <AttributesPane
      side={side}
      category={category}
      age={definition.data.age}
      ownValueIds={definition.data.customAttributeIds}
      changedIds={changedIds}
    />
  );
}
