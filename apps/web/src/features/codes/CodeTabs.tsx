import { codeType } from '@pressroom/contract/codes/codes';
import { Tabs } from 'antd';
import { useT } from '../../i18n/i18n.ts';
import styles from './CodeTabs.module.css';

interface Props {
  type: (typeof codeType.values)[number];
  onChange: (type: number) => void;
}

export function CodeTabs({ type, onChange }: Props) {
  const t = useT();
  return (
    <Tabs
      className={styles.tabs}
      aria-label={t('codes.tabs')}
      activeKey={String(type)}
      onChange={(key) => onChange(Number(key))}
      items={codeType.values.map((value) => ({ key: String(value), label: t(`codes.type.${value}`) }))}
    />
  );
}
