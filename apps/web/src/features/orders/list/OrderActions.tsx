import EllipsisOutlined from '@ant-design/icons/EllipsisOutlined';
import type { OrderRow } from '@pressroom/contract/orders/orderShapes';

import { Button, Popover } from 'antd';
import { useState } from 'react';
import { useT } from '../../../i18n/i18n.ts';
import { type ActName, actNames, ableOrders } from '../bulk/acts.ts';
import type { OrderActs } from '../bulk/useOrderActs.ts';
import type { OpenDialog } from '../useOrderDialogs.ts';
import styles from './cells.module.css';

interface Props {
  order: OrderRow;
  acts: OrderActs;
  open: OpenDialog;
}

/** The step that carries an order on; the first that is possible stands in the row. */
const next: readonly Exclude<ActName, 'schedule'>[] = ['approve', 'ship', 'sign'];

export function OrderActions({ order, acts, open }: Props) {
  const t = useT();
  const [menu, setMenu] = useState(false);
  const editable = order.can.includes('edit');
  const first = next.find((act) => order.can.includes(act) && acts.may(act));
  const rest = actNames.filter((act) => act !== first && acts.may(act) && ableOrders(act, [order]).length > 0);
  const choose = (act: () => void) => () => {
    setMenu(false);
    act();
  };
  const items = (
    <div className={styles.menu}>
      {rest.map((act) => (
        <Button
          key={act}
          type="text"
          size="small"
          danger={act === 'close'}
          onClick={choose(() => acts.start(act, [order]))}
        >
          {t(`orders.act.${act}`)}
        </Button>
      ))}
      <Button type="text" size="small" onClick={choose(() => open({ name: 'log', order }))}>
        {t('orders.log')}
      </Button>
    </div>
  );
  return (
    <div className={styles.actions}>
      {first && (
        <Button type="link" size="small" loading={acts.busyWith(order.id)} onClick={() => acts.start(first, [order])}>
          {t(`orders.act.${first}`)}
        </Button>
      )}
      <Button type="link" size="small" onClick={() => open({ name: editable ? 'edit' : 'details', order })}>
        {t(editable ? 'ui.edit' : 'orders.act.details')}
      </Button>
      <Popover trigger="click" placement="bottomRight" open={menu} onOpenChange={setMenu} content={items}>
        <Button type="text" size="small" aria-label={t('orders.acts')} icon={<EllipsisOutlined />} />
      </Popover>
    </div>
  );
}
