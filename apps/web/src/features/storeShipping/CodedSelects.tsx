import { Select } from 'antd';
import { useT } from '../../i18n/i18n.ts';

interface Coded {
  code: string;
  name: string;
}

interface Shared {
  id?: string;
  /** What the marketplace offers; undefined while it has not answered. */
  offered: readonly Coded[] | undefined;
  loading: boolean;
}

interface OneProps extends Shared {
  value?: Coded | null;
  onChange?: (chosen: Coded | null) => void;
}

/** Chooses one thing of the marketplace's own, or none. Its name is kept with its code. */
export function CodedSelect({ offered, value, onChange, ...control }: OneProps) {
  const t = useT();
  const isGone = value && offered && !offered.some(({ code }) => code === value.code);
  const kept = value && (!offered || isGone) ? [{ value: value.code, label: keptLabel(value) }] : [];

  function keptLabel({ code, name }: Coded): string {
    return isGone ? `${name || code} · ${t('storeShipping.gone')}` : name || code;
  }
  return (
    <Select
      {...control}
      allowClear
      value={value?.code}
      placeholder={t('storeShipping.choose')}
      showSearch={{ optionFilterProp: 'label' }}
      options={[...(offered ?? []).map(({ code, name }) => ({ value: code, label: name })), ...kept]}
      onChange={(code: string | undefined) => onChange?.(offered?.find((one) => one.code === code) ?? null)}
    />
  );
}

interface SeveralProps extends Shared {
  value?: readonly Coded[];
  onChange?: (chosen: Coded[]) => void;
}

/** Chooses several in an order. A code that the marketplace has not named can be typed. */
export function CodedListSelect({ offered = [], value = [], onChange, ...control }: SeveralProps) {
  const t = useT();
  const known = new Map([...value, ...offered].map((one) => [one.code, one]));
  return (
    <Select
      {...control}
      mode="tags"
      value={value.map(({ code }) => code)}
      placeholder={t('storeShipping.choose')}
      showSearch={{ optionFilterProp: 'label' }}
      options={[...known.values()].map(({ code, name }) => ({ value: code, label: name || code }))}
      onChange={(codes: string[]) => onChange?.(codes.map((code) => known.get(code) ?? { code, name: '' }))}
    />
  );
}
