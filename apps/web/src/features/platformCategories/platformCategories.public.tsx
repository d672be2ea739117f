export { AttributeForm } from './form/AttributeForm.tsx';
export type { AttributeFormStore } from './form/formStore.ts';
export { useAttributeForm } from './form/useAttributeForm.ts';
export { CategoryChooser, type ChosenCategory } from './chooser/CategoryChooser.tsx';
export { DefinitionAgeNote } from './age/DefinitionAgeNote.tsx';
export { useReadersName } from './form/useReadersName.ts';
