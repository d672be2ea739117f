import MessageOutlined from '@ant-design/icons/MessageOutlined';
import { Tooltip } from 'antd';
import { useT } from '../../../i18n/i18n.ts';
import styles from './cells.module.css';

/** There is a remark; what it says shows under the pointer, and to a finger. */
export function RemarkMark({ remark }: { remark: string }) {
  const t = useT();
  // a finger's tap would open it by hovering and close it by the click
  const byFinger = window.matchMedia('(hover: none)').matches;
  return (
    <Tooltip title={remark} trigger={byFinger ? 'click' : ['hover', 'focus']} placement="bottom">
      <button type="button" className={styles.remark} aria-label={t('orders.remarkOf', { remark })}>
        <MessageOutlined />
      </button>
    </Tooltip>
  );
}
