import EllipsisOutlined from '@ant-design/icons/EllipsisOutlined';
import type { LastMileRow } from '@pressroom/contract/lastMile/rows';
import { Button, Tooltip } from 'antd';
import { useT } from '../../../i18n/i18n.ts';
import { ActMenu } from '../../../ui/ActMenu.tsx';
import type { RowActs } from '../acts/useRowActs.ts';
import type { Show } from '../parts/shown.ts';
import styles from './rows.module.css';

interface Props {
  row: LastMileRow;
  acts: RowActs;
  show: Show;
}

const buttons = ['calculate', 'order', 'getLabel', 'push'] as const;
const inMenu = ['retry', 'cancelLabel'] as const;

export function RowActions({ row, acts, show }: Props) {
  const t = useT();
  const deletes = row.can.includes('delete');
  return (
    <div className={styles.actions}>
      {buttons
        .filter((act) => row.can.includes(act))
        .map((act) => (
          <Button key={act} type="link" size="small" disabled={acts.busy} onClick={() => acts.start(act, [row])}>
            {t(`lastMile.row.${act}`)}
          </Button>
        ))}
      <Tooltip title={deletes ? undefined : t('lastMile.deleteRefused')}>
        <Button
          type="link"
          size="small"
          danger
          disabled={!deletes || acts.busy}
          aria-description={deletes ? undefined : t('lastMile.deleteRefused')}
          onClick={() => acts.start('delete', [row])}
        >
          {t('ui.delete')}
        </Button>
      </Tooltip>
      <ActMenu
        bare
        label={t('lastMile.moreActs')}
        icon={<EllipsisOutlined />}
        acts={[
          ...inMenu
            .filter((act) => row.can.includes(act))
            .map((act) => ({
              label: t(`lastMile.act.${act}`),
              run: () => acts.start(act, [row]),
              danger: act === 'cancelLabel',
            })),
          { label: t('lastMile.parcels'), run: () => show({ dialog: 'parcels', row }) },
          { label: t('lastMile.quotes'), run: () => show({ dialog: 'quotes', row }) },
        ]}
      />
    </div>
  );
}
