import { categories } from '@pressroom/contract/categories/categories';
import { codes, codeType } from '@pressroom/contract/codes/codes';
import type { CallInput, Endpoint } from '@pressroom/contract/endpoint';
import { library, libraryRoot } from '@pressroom/contract/library/library';
import { orders } from '@pressroom/contract/orders/orders';
import { skuMapping } from '@pressroom/contract/skuMapping/skuMapping';
import { stores } from '@pressroom/contract/stores/stores';
import { Button } from 'antd';
import { useEffect, useEffectEvent } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { useCanCall } from '../../client/session.tsx';
import { useRead } from '../../client/useRead.ts';
import { useT } from '../../i18n/i18n.ts';
import type { ListEndpoint } from '../../kit/listInput.ts';
import { ToneMark } from '../../ui/StatusTag.tsx';
import styles from './FirstSteps.module.css';
import { importParam } from './record/importParam.ts';

interface Props {
  /** Opens the import where it is at hand; elsewhere the list of orders does. */
  onImport?: () => void;
}

/** What must be set up before the first order, in that order; what is done is ticked. Ends with the next thing to do. */
export function FirstSteps({ onImport }: Props) {
  const t = useT();
  const canCall = useCanCall();
  const navigate = useNavigate();
  const steps = [
    {
      to: '/library/index',
      says: 'orders.step.library',
      ...useStep(library.upload, library.folderDetails, { folderId: libraryRoot }),
    },
    { to: '/products/code', says: 'orders.step.codes', ...useStep(codes.create, codes.page, { type: codeType.size }) },
    {
      to: '/products/information',
      says: 'orders.step.categories',
      ...useStep(categories.create, categories.productCodePage, {}),
    },
    { to: '/store/index', says: 'orders.step.stores', ...useStep(stores.create, stores.page, {}) },
    {
      to: '/products/skuMapping',
      says: 'orders.step.mapping',
      ...useStep(skuMapping.save, skuMapping.productPage, {}),
    },
  ] as const;
  const own = steps.filter(({ may }) => may);
  const next = own.find(({ done }) => !done);
  useAskedImport(onImport);

  return (
    <section className={styles.steps}>
      {own.length > 0 && <p>{t(next ? 'orders.firstSteps' : 'orders.firstStepsDone')}</p>}
      <ol>
        {own.map(({ to, says, done }) => (
          <li key={to} data-done={done}>
            <ToneMark tone={done ? 'done' : 'waiting'} />
            <Link to={to}>{t(says)}</Link>
          </li>
        ))}
      </ol>
      <div className={styles.next}>
        {next && (
          <Button type="primary" onClick={() => void navigate(next.to)}>
            {t('orders.step.next', { step: t(next.says) })}
          </Button>
        )}
        {canCall(orders.orderImport) && (
          <Button
            type={next ? 'default' : 'primary'}
            onClick={onImport ?? (() => void navigate(`/order/index?${importParam}=1`))}
          >
            {t('orders.import')}
          </Button>
        )}
        {!next && canCall(stores.authorization) && (
          <Button onClick={() => void navigate('/store/index')}>{t('orders.step.connect')}</Button>
        )}
      </div>
    </section>
  );
}

/** Whether the user may do a step, and whether it is done: its list is not empty any more. */
function useStep<E extends ListEndpoint>(writes: Endpoint, of: E, by: CallInput<E>) {
  const may = useCanCall()(writes);
  const answer = useRead(of, { ...(by as object), pageSize: 1 } as CallInput<E>, { enabled: may });
  return { may, done: (answer.data?.total ?? 0) > 0 };
}

/** Another page has sent the user here to import: the address says so, once. */
function useAskedImport(onImport: (() => void) | undefined) {
  const [params, setParams] = useSearchParams();
  const asked = onImport !== undefined && params.has(importParam);
  const open = useEffectEvent(() => {
    setParams(
      (before) => {
        before.delete(importParam);
        return before;
      },
      { replace: true },
    );
    onImport?.();
  });
  useEffect(() => {
    if (asked) open();
  }, [asked]);
}
