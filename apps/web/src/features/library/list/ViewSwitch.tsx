import AppstoreOutlined from '@ant-design/icons/AppstoreOutlined';
import BarsOutlined from '@ant-design/icons/BarsOutlined';
import { Button, Space } from 'antd';
import { useT } from '../../../i18n/i18n.ts';
import { type View, views } from './useView.ts';

interface Props {
  view: View;
  onChange: (view: View) => void;
}

const icons = { grid: <AppstoreOutlined />, table: <BarsOutlined /> };

export function ViewSwitch({ view, onChange }: Props) {
  const t = useT();
  return (
    <Space.Compact role="group" aria-label={t('library.view')}>
      {views.map((one) => (
        <Button
          key={one}
          type={one === view ? 'primary' : 'default'}
          ghost={one === view}
          aria-pressed={one === view}
          icon={icons[one]}
          title={t(`library.${one}`)}
          aria-label={t(`library.${one}`)}
          onClick={() => onChange(one)}
        />
      ))}
    </Space.Compact>
  );
}
