import ReloadOutlined from '@ant-design/icons/ReloadOutlined';
import SettingOutlined from '@ant-design/icons/SettingOutlined';
import { Button, Popover } from 'antd';
import { useT } from '../i18n/i18n.ts';
import { CheckList } from '../ui/CheckList.tsx';
import styles from './ResourceTable.module.css';

interface Props {
  list: { refresh: () => void; refreshing: boolean };
  columns: readonly { key: string; title: string }[];
  hidden: readonly string[];
  onHide: (keys: string[]) => void;
}

export function TableSettings({ list, columns, hidden, onHide }: Props) {
  const t = useT();
  const choice = (
    <CheckList
      options={columns.map(({ key, title }) => ({ value: key, label: title }))}
      chosen={columns.map(({ key }) => key).filter((key) => !hidden.includes(key))}
      onChange={(kept) => onHide(columns.map(({ key }) => key).filter((key) => !kept.includes(key)))}
    />
  );
  return (
    <div className={styles.settings}>
      <Button
        type="text"
        title={t('kit.refresh')}
        aria-label={t('kit.refresh')}
        icon={<ReloadOutlined spin={list.refreshing} />}
        onClick={list.refresh}
      />
      <Popover trigger="click" placement="topLeft" title={t('kit.columns')} content={choice}>
        <Button type="text" title={t('kit.columns')} aria-label={t('kit.columns')} icon={<SettingOutlined />} />
      </Popover>
    </div>
  );
}
