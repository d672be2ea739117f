import MessageOutlined from '@ant-design/icons/MessageOutlined';
import { Tooltip } from 'antd';
import { useT } from '../../../i18n/i18n.ts';
import styles from './cells.module.css';

/** Marks an order that has a remark; hovering or tapping shows it. */
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
