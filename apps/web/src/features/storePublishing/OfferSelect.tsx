import { Form, Select } from 'antd';
import { useT } from '../../i18n/i18n.ts';

interface Offer {
  id: string;
  name: string;
}

interface Props {
  id?: string;
  value?: string | null;
  onChange?: (id: string | null) => void;
  /** Null: the marketplace has nothing of the kind. Undefined: it has not answered. */
  offers: readonly Offer[] | null | undefined;
  /** The field beside it that keeps the name. */
  nameField: string;
  loading: boolean;
  disabled?: boolean;
  allowClear?: boolean;
  placeholder?: string;
  none?: string;
}

/** Chooses one of the marketplace's own records; the name is kept with its id, so that it reads well without the marketplace. */
export function OfferSelect({ offers, nameField, none, value, onChange, placeholder, ...control }: Props) {
  const t = useT();
  const form = Form.useFormInstance();
  const known = Form.useWatch<string | undefined>(['settings', nameField], { form, preserve: true });
  const isGone = Boolean(value) && offers && !offers.some(({ id }) => id === value);
  const kept = value && (!offers || isGone) ? [{ value, label: labelOf(known || value) }] : [];

  function labelOf(name: string): string {
    return isGone ? `${name} · ${t('storePublishing.gone')}` : name;
  }
  return (
    <Select
      {...control}
      value={value ?? undefined}
      placeholder={placeholder ?? t('storePublishing.choose')}
      showSearch={{ optionFilterProp: 'label' }}
      notFoundContent={none}
      options={[...(offers ?? []).map(({ id, name }) => ({ value: id, label: name })), ...kept]}
      onChange={(id: string | undefined) => {
        form.setFieldValue(['settings', nameField], offers?.find((one) => one.id === id)?.name ?? '');
        onChange?.(id ?? null);
      }}
    />
  );
}
