import type { CallInput } from '@pressroom/contract/endpoint';
import { gangSheets } from '@pressroom/contract/production/gangSheets';
import { production } from '@pressroom/contract/production/production';
import { Button, Input } from 'antd';
import { useId, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { useRead } from '../../../client/useRead.ts';
import { useT } from '../../../i18n/i18n.ts';
import { useCommand } from '../../../kit/useCommand.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { useDebounced } from '../../../ui/useDebounced.ts';
import { asked } from './asked.ts';
import styles from './make.module.css';
import { PlanView } from './PlanView.tsx';
import { SettingsFields } from './SettingsFields.tsx';
import { useSheetSettings } from './useSheetSettings.ts';

type Ask = CallInput<typeof gangSheets.planSheets>;

interface Props {
  /** The orders or groups that were chosen elsewhere; absent: codes and numbers are typed. */
  of?: Pick<Ask, 'orders' | 'groups'>;
  onClose: () => void;
}

/** Of all that match, with the number that the plan has told. */
function counted(orders: NonNullable<Ask['orders']>, count: number) {
  return 'match' in orders ? { ...orders, count } : orders;
}

/** Shows how the pieces would lie before anything is written. */
export function MakeDialog({ of, onClose }: Props) {
  const t = useT();
  const id = useId();
  const navigate = useNavigate();
  const [typed, setTyped] = useState('');
  const { settings, change } = useSheetSettings();
  const wanted: Omit<Ask, 'settings'> | undefined = of ?? asked(typed);
  const ask = useDebounced(JSON.stringify({ ...wanted, settings }));
  const isSettled = ask === JSON.stringify({ ...wanted, settings });
  const plan = useRead(gangSheets.planSheets, JSON.parse(ask) as Ask, { enabled: wanted !== undefined });
  const make = useCommand(gangSheets.makeSheets, {
    success: ({ pieces, orders }) => t('gangSheets.makeDone', { count: pieces, orders }),
    invalidates: [gangSheets.sheets, production.board],
  });
  const isReady = isSettled && !plan.isFetching && (plan.data?.pieces ?? 0) > 0;

  async function submit() {
    if (!wanted || !plan.data) return;
    const { orders, ...others } = wanted;
    const made = await make.run({ ...others, orders: orders && counted(orders, plan.data.chosen), settings });
    // another number of orders by now: the plan is made anew
    if (!made) return void plan.refetch();
    onClose();
    void navigate('/order/gangSheets');
  }

  return (
    <Dialog
      title={t('gangSheets.new')}
      width={860}
      mask={{ closable: false }}
      onCancel={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('ui.cancel')}</Button>
          <Button type="primary" disabled={!isReady} loading={make.pending} onClick={() => void submit()}>
            {t('gangSheets.make')}
          </Button>
        </>
      }
    >
      <div className={styles.columns}>
        <div>
          {of ? (
            <p>
              {t(of.orders ? 'gangSheets.chosenOrders' : 'gangSheets.chosenGroups')}{' '}
              <Link to="/order/gangSheets">{t('gangSheets.made.show')}</Link>
            </p>
          ) : (
            <label className={styles.field} htmlFor={`${id}what`}>
              {t('gangSheets.what')}
              <Input.TextArea
                id={`${id}what`}
                autoFocus
                value={typed}
                rows={5}
                placeholder={t('gangSheets.whatHint')}
                onChange={({ target }) => setTyped(target.value)}
              />
            </label>
          )}
          <SettingsFields settings={settings} onChange={change} />
        </div>
        {wanted ? (
          <PlanView plan={plan} isOrders={of?.orders !== undefined} />
        ) : (
          <p className={styles.hint}>{t('gangSheets.planEmpty')}</p>
        )}
      </div>
    </Dialog>
  );
}
