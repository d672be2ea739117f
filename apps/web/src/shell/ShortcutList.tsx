import { useT } from '../i18n/i18n.ts';
import { offeredShortcuts, type Shortcut } from '../ui/shortcuts.ts';
import { commandKey } from './commandKey.ts';
import { Dialog } from '../ui/Dialog.tsx';
import styles from './ShortcutList.module.css';

const everywhere: readonly Shortcut[] = [
  { keys: [commandKey, 'K'], does: 'shell.search' },
  { keys: ['Ctrl', 'Enter'], does: 'shell.shortcut.submit' },
  { keys: ['Esc'], does: 'shell.shortcut.close' },
  { keys: ['?'], does: 'shell.shortcut.list' },
];

/** Lists the keyboard shortcuts of the present screen. */
export function ShortcutList({ onClose }: { onClose: () => void }) {
  const t = useT();
  return (
    <Dialog title={t('shell.shortcuts')} width={420} footer={null} onCancel={onClose}>
      <dl className={styles.list}>
        {[...offeredShortcuts(), ...everywhere].map(({ keys, does }) => (
          <div key={does}>
            <dt>
              {keys.map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dt>
            <dd>{t(does)}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
