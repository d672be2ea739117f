import type { SheetSettings } from '@pressroom/contract/production/gangSheets';
import { sheetDpi, sheetFormats, sheetLimits } from '@pressroom/contract/production/gangSheetSettings';
import { Checkbox, InputNumber, Radio } from 'antd';
import { useId } from 'react';
import { useT } from '../../../i18n/i18n.ts';
import styles from './make.module.css';

interface Props {
  settings: SheetSettings;
  onChange: (next: Partial<SheetSettings>) => void;
}

type Measure = keyof typeof sheetLimits;

/** How large the sheets are, and which files are made. */
export function SettingsFields({ settings, onChange }: Props) {
  const t = useT();
  const id = useId();
  const measure = (name: Measure) => (
    <label className={styles.field} htmlFor={`${id}${name}`}>
      {t(`gangSheets.${name}`)}
      <InputNumber
        id={`${id}${name}`}
        {...sheetLimits[name]}
        precision={0}
        value={settings[name]}
        onChange={(value) => value !== null && onChange({ [name]: value })}
      />
    </label>
  );
  return (
    <fieldset className={styles.settings}>
      <legend>{t('gangSheets.settings')}</legend>
      {measure('widthMm')}
      {measure('lengthMm')}
      {measure('gapMm')}
      <div className={styles.field}>
        {t('gangSheets.dpi')}
        <Radio.Group
          name={`${id}dpi`}
          aria-label={t('gangSheets.dpi')}
          value={settings.dpi}
          options={sheetDpi.map((dpi) => ({ value: dpi, label: `${dpi} DPI` }))}
          onChange={({ target }) => onChange({ dpi: target.value as SheetSettings['dpi'] })}
        />
      </div>
      <div className={styles.field}>
        {t('gangSheets.format')}
        <Radio.Group
          name={`${id}format`}
          aria-label={t('gangSheets.format')}
          value={settings.format}
          options={sheetFormats.map((format) => ({ value: format, label: t(`gangSheets.format.${format}`) }))}
          onChange={({ target }) => onChange({ format: target.value as SheetSettings['format'] })}
        />
      </div>
      {settings.format === 'png' && measure('tileMm')}
      <Checkbox checked={settings.rotate} onChange={({ target }) => onChange({ rotate: target.checked })}>
        {t('gangSheets.rotate')}
      </Checkbox>
    </fieldset>
  );
}
