import { orders } from '@pressroom/contract/orders/orders';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { useCanCall } from '../../../client/session.tsx';
import { useT } from '../../../i18n/i18n.ts';
import { PlainTable } from '../../../ui/PlainTable.tsx';
import { StatusTag } from '../../../ui/StatusTag.tsx';
import type { SheetView } from './SheetDrawing.tsx';
import styles from './sheet.module.css';

/** Those not to be pressed first, then as they lie. */
export function PieceList({ sheet: { sheetNo, placed }, chosen, onChoose }: SheetView) {
  const t = useT();
  const seesOrders = useCanCall()(orders.queryList);
  const row = useRef<HTMLTableRowElement>(null);
  useEffect(() => row.current?.scrollIntoView({ block: 'nearest' }), [chosen]);
  const sorted = placed.toSorted((one, other) => Number(!one.unwanted) - Number(!other.unwanted));
  return (
    <PlainTable className={styles.pieces} label={t('gangSheets.pieces', { sheet: sheetNo })}>
      <thead>
        <tr>
          <th>{t('gangSheets.code')}</th>
          <th>{t('gangSheets.order')}</th>
          <th>{t('gangSheets.line')}</th>
          <th>{t('gangSheets.product')}</th>
          <th>{t('gangSheets.position')}</th>
        </tr>
      </thead>
      <tbody>
        {sorted.map(({ no, code, thirdOrderNumber, lineNo, unit, round, ...piece }) => (
          <tr key={no} ref={no === chosen ? row : undefined} aria-selected={no === chosen}>
            <td>
              <button type="button" className={styles.code} onClick={() => onChoose(no)}>
                {code}
              </button>
              {piece.unwanted && (
                <StatusTag tone="alert">{t('gangSheets.doNotPress', { reason: piece.unwanted })}</StatusTag>
              )}
            </td>
            <td>
              {seesOrders ? (
                <Link to={`/order/index?${new URLSearchParams({ thirdOrderNumbers: thirdOrderNumber }).toString()}`}>
                  {thirdOrderNumber}
                </Link>
              ) : (
                thirdOrderNumber
              )}
            </td>
            <td>
              {round > 1
                ? t('gangSheets.lineRemake', { line: lineNo, unit, round })
                : t('gangSheets.lineUnit', { line: lineNo, unit })}
            </td>
            <td>
              {piece.productCode}
              <br />
              {piece.colorName} {piece.sizeName}
            </td>
            <td>{`${piece.position}/${piece.positions}`}</td>
          </tr>
        ))}
      </tbody>
    </PlainTable>
  );
}
