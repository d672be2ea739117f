import type { CallInput } from '@pressroom/contract/endpoint';
import { orders } from '@pressroom/contract/orders/orders';
import type { BoardSpoiling } from '@pressroom/contract/production/board';
import { production } from '@pressroom/contract/production/production';
import { Button } from 'antd';
import { Link } from 'react-router';
import { useCanCall } from '../../../client/session.tsx';
import { useT } from '../../../i18n/i18n.ts';
import { showTime } from '../../../i18n/showTime.ts';
import { type Column, ResourceTable } from '../../../kit/ResourceTable.tsx';
import { useResourceList } from '../../../kit/useResourceList.ts';
import { Dialog } from '../../../ui/Dialog.tsx';
import { StatusTag } from '../../../ui/StatusTag.tsx';
import { PieceStateTag } from '../piece/PieceStateTag.tsx';

interface Props {
  of: CallInput<typeof production.spoilings>;
  onPiece: (code: string) => void;
  onClose: () => void;
}

/** The times that pieces were spoiled: why, by whom, and how each remake stands. */
export function SpoiledDialog({ of, onPiece, onClose }: Props) {
  const t = useT();
  const list = useResourceList(production.spoilings, { fixed: of, storage: 'memory' });
  const columns = useColumns(onPiece);
  return (
    <Dialog title={t('production.spoiledPieces')} width={1000} footer={null} onCancel={onClose}>
      <ResourceTable list={list} columns={columns} empty={t('production.noneSpoiled')} />
    </Dialog>
  );
}

function useColumns(onPiece: Props['onPiece']): Column<BoardSpoiling>[] {
  const t = useT();
  const seesOrders = useCanCall()(orders.queryList);
  return [
    {
      key: 'piece',
      title: t('production.scan'),
      width: 120,
      fixed: 'start',
      render: ({ code }) => (
        <Button
          type="link"
          size="small"
          aria-label={t('production.lookUpPiece', { code })}
          onClick={() => onPiece(code)}
        >
          {code}
        </Button>
      ),
    },
    {
      key: 'order',
      title: t('production.order'),
      width: 170,
      render: ({ thirdOrderNumber: number }) =>
        seesOrders ? (
          <Link to={`/order/index?${new URLSearchParams({ thirdOrderNumbers: number }).toString()}`}>{number}</Link>
        ) : (
          number
        ),
    },
    { key: 'unit', title: t('production.lineUnit'), width: 80, render: ({ lineNo, unit }) => `#${lineNo} · ${unit}` },
    { key: 'product', title: t('production.product'), width: 130, render: ({ productCode }) => productCode },
    {
      key: 'reason',
      title: t('production.reason'),
      width: 190,
      render: ({ round, reason, reasonText }) => (
        <>
          <strong>R{round}</strong> {t(`production.reason.${reason}`)} {reasonText}
        </>
      ),
    },
    {
      key: 'by',
      title: t('production.spoiledAt'),
      width: 150,
      render: ({ createUser, gmtCreate }) => t('production.spoiledBy', { user: createUser, time: showTime(gmtCreate) }),
    },
    {
      key: 'remake',
      title: t('production.remakeNow'),
      width: 110,
      render: ({ remake }) =>
        remake ? <PieceStateTag state={remake} /> : <StatusTag tone="alert">{t('production.spoiledAgain')}</StatusTag>,
    },
  ];
}
