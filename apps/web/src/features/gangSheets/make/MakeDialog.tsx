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

type Ask = CallInput<typeof gangSheets.makeSheets>;

interface Props {
  /** The orders or groups that were chosen elsewhere; absent: codes and numbers are typed. */
  of?: Pick<Ask, 'orders' | 'groups'>;
  onClose: () => void;
}

/** Shows how the pieces would lie before anything is written. */
export function MakeDialog({ of, onClose }: Props) {
  const t = useT();
  const id = useId();
  const navigate = useNavigate();
  const [typed, setTyped] = useState('');
  const { settings, change } = useSheetSettings();
  const wanted = of ?? asked(typed);
  const ask = useDebounced(JSON.stringify({ ...wanted, settings }));
  const isSettled = ask === JSON.stringify({ ...wanted, settings });
  const plan = useRead(gangSheets.planSheets, JSON.parse(ask) as Ask, { enabled: wanted !== undefined });
  const make = useCommand(gangSheets.makeSheets, {
    success: ({ pieces }) => t('gangSheets.makeDone', { count: pieces }),
    invalidates: [gangSheets.sheets, production.board],
  });
  const isReady = isSettled && !plan.isFetching && (plan.data?.pieces ?? 0) > 0;

  async function submit() {
    if (!wanted || !(await make.run({ ...wanted, settings }))) return;
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
        {wanted ? <PlanView plan={plan} /> : <p className={styles.hint}>{t('gangSheets.planEmpty')}</p>}
      </div>
    </Dialog>
  );
}
