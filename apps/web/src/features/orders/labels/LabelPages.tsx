import type { LabelOrder, ParsedLabel } from '@pressroom/contract/orders/orderShapes';
import { Button } from 'antd';
import { useT } from '../../../i18n/i18n.ts';
import { PlainTable } from '../../../ui/PlainTable.tsx';
import { StatusTag } from '../../../ui/StatusTag.tsx';
import { useCopy } from '../../../ui/useCopy.ts';
import styles from './LabelsDialog.module.css';
import { PageActs } from './PageActs.tsx';
import type { LabelFile } from './useLabelUpload.ts';

interface Props {
  files: readonly LabelFile[];
  /** Called once a page without an order has been given to one or discarded; by the id of the kept page. */
  onSettled: (refusedId: string, order: LabelOrder | undefined) => void;
}

/** Each page with its order. Pages without one come first: somebody has to deal with them. */
export function LabelPages({ files, onSettled }: Props) {
  const t = useT();
  const copy = useCopy();
  const pages = files.flatMap((file) => file.pages);
  const lost = pages.filter(({ id }) => id === null);
  const found = pages.filter(({ id }) => id !== null);
  if (pages.length === 0) return null;
  return (
    <section className={styles.pages}>
      <header role="status">
        <StatusTag tone="done">{t('orders.labelsMatched', { count: found.length })}</StatusTag>
        {lost.length > 0 && (
          <>
            <StatusTag tone="alert">{t('orders.labelsUnmatched', { count: lost.length })}</StatusTag>
            <Button size="small" onClick={() => void copy(lost.map(describe))}>
              {t('orders.copyFailures')}
            </Button>
          </>
        )}
      </header>
      <PlainTable className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t('orders.result')}</th>
            <th scope="col">{t('orders.file')}</th>
            <th scope="col">{t('orders.page')}</th>
            <th scope="col">{t('orders.tracking')}</th>
            <th scope="col">{t('orders.number')}</th>
            <th scope="col">{t('orders.carrier')}</th>
            <th scope="col">{t('ui.actions')}</th>
          </tr>
        </thead>
        <tbody>
          {[...lost, ...found].map((page) => (
            <PageRow
              key={page.refusedId ?? `${page.fileName}:${page.page}:${page.barCodeText}`}
              page={page}
              onSettled={onSettled}
            />
          ))}
        </tbody>
      </PlainTable>
    </section>
  );
}

function PageRow({ page, onSettled }: { page: ParsedLabel; onSettled: Props['onSettled'] }) {
  const t = useT();
  const matched = page.id !== null;
  const { refusedId } = page;
  return (
    <tr>
      <td>
        <StatusTag tone={matched ? 'done' : 'alert'}>{t(matched ? 'orders.matched' : 'orders.unmatched')}</StatusTag>
      </td>
      <td>{page.fileName}</td>
      <td>{page.page}</td>
      <td>{page.barCodeText || '–'}</td>
      <td>{matched ? <strong>{page.thirdOrderNumber}</strong> : <span className={styles.failed}>{page.msg}</span>}</td>
      <td>{page.carrierName ?? '–'}</td>
      <td>
        {refusedId && (
          <PageActs
            page={{ ...page, id: refusedId }}
            onGiven={(order) => onSettled(refusedId, order)}
            onDiscarded={() => onSettled(refusedId, undefined)}
          />
        )}
      </td>
    </tr>
  );
}

function describe({ fileName, page, barCodeText, msg }: ParsedLabel): string {
  return [fileName, page, barCodeText, msg].join('\t');
}
