import MenuOutlined from '@ant-design/icons/MenuOutlined';
import { Button } from 'antd';
import { Bell } from '../features/alerts/alerts.public.tsx';
import { UploadMark } from '../features/library/upload/UploadMark.tsx';
import { useT } from '../i18n/i18n.ts';
import { LanguageSwitch } from './LanguageSwitch.tsx';
import { SearchButton } from './SearchButton.tsx';
import { Shortcuts } from './Shortcuts.tsx';
import styles from './TopBar.module.css';
import { UserMenu } from './UserMenu.tsx';

export function TopBar({ onToggleSidebar }: { onToggleSidebar: () => void }) {
  const t = useT();
  return (
    <header className={styles.bar}>
      <Button type="text" icon={<MenuOutlined />} aria-label={t('shell.toggleSidebar')} onClick={onToggleSidebar} />
      <SearchButton />
      <div className={styles.end}>
        <UploadMark />
        <Bell />
        <Shortcuts />
        <LanguageSwitch />
        <UserMenu />
      </div>
    </header>
  );
}
