import { type DefinitionAge, platformCategories } from '@pressroom/contract/platformCategories/platformCategories';
import { memo } from 'react';
import { useT } from '../../../i18n/i18n.ts';
import { useCommand } from '../../../kit/useCommand.tsx';
import { AttributeForm, DefinitionAgeNote } from '../../platformCategories/platformCategories.public.tsx';
import type { Category } from './formValues.ts';
import type { Side } from './useSides.ts';

interface Props {
  side: Side;
  category: Category;
  age: DefinitionAge;
  /** The attributes that take values of the seller's own. */
  ownValueIds: readonly string[];
  changedIds: ReadonlySet<string>;
}

/** The attribute form under the age of its definition. A key that is typed in it is no work here. */
export const AttributesPane = memo(function AttributesPane({ side, category, age, ownValueIds, changedIds }: Props) {
  const t = useT();
  const { attributes, stored, linksValues } = side;
  const refresh = useCommand(platformCategories.refresh, {
    success: ({ changed, age: { problem } }) =>
      problem ?? t(changed ? 'classification.definitionChanged' : 'classification.definitionSame'),
    invalidates: [platformCategories.attributes],
  });
  const addValue = useCommand(platformCategories.addCustomValue, {
    success: ({ name }) => t('classification.valueAdded', { name }),
  });
  return (
    <>
      <DefinitionAgeNote age={age} onRefresh={() => refresh.run(category)} />
      <AttributeForm
        form={attributes}
        changedIds={changedIds}
        heldNames={stored?.names}
        linkedOf={linksValues ? category : undefined}
        ownValueIds={ownValueIds}
        onAddValue={(attributeId, value) => addValue.run({ ...category, attributeId, value })}
      />
    </>
  );
});
