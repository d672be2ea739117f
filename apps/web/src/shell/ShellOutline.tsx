import { Brand } from '../ui/Brand.tsx';
import styles from './Shell.module.css';
import sidebar from './Sidebar.module.css';
import strip from './TabStrip.module.css';
import bar from './TopBar.module.css';
import { useSide } from './useSide.ts';

/** The empty shell, in the very place where the real one will stand, until its code and the session are there. */
export function ShellOutline() {
  const { side } = useSide();
  return (
    <div className={styles.shell} data-side={side} aria-busy="true">
      <div className={sidebar.side} data-slim={side === 'slim'} data-hidden={side === 'away'}>
        <div className={sidebar.brand}>
          <Brand />
        </div>
      </div>
      <div className={styles.work}>
        <div className={bar.bar} />
        <div className={strip.strip} />
      </div>
    </div>
  );
}
