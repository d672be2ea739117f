import type { CallOutput } from '@pressroom/contract/endpoint';
import { publishProducts } from '@pressroom/contract/publishing/plans';
import { Button, Spin } from 'antd';
import { useState } from 'react';
import { useRead } from '../../../client/useRead.ts';
import { failureText } from '../../../i18n/failureText.ts';
import { type TextKey, useT } from '../../../i18n/i18n.ts';
import { Pager } from '../../../kit/Pager.tsx';
import { SortHeading, type Sorting } from '../../../kit/table.tsx';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { PlainTable } from '../../../ui/PlainTable.tsx';
import nested from '../parts/nested.module.css';
import partStyles from '../parts/parts.module.css';
import { PublishStatusTag } from '../parts/PublishStatusTag.tsx';
import { Theirs } from '../parts/Theirs.tsx';
import styles from './editor.module.css';

type Listed = CallOutput<typeof publishProducts.findSpecs>[number];

interface Props {
  /** Of the SKU of ours. */
  productSpecId: string;
  /** The listing that is open already. */
  listingId: string;
  onOpen: (listingId: string) => void;
}

const pageSize = 10;

/** Where else a SKU of ours is listed, and how: one row a listing. */
export function ListedSpecs({ productSpecId, listingId, onOpen }: Props) {
  const t = useT();
  const { data, error, refetch } = useRead(publishProducts.findSpecs, { productSpecId });
  const [{ by, descending }, setSort] = useState<{ by: ColumnName; descending: boolean }>({
    by: 'store',
    descending: false,
  });
  const [page, setPage] = useState(1);
  if (error) {
    const retry = <Button onClick={() => void refetch()}>{t('ui.retry')}</Button>;
    return <ErrorState detail={failureText(error, t)} action={retry} />;
  }
  if (!data) return <Spin />;
  const rows = data.toSorted((a, b) => compare(columns[by].of(a), columns[by].of(b)) * (descending ? -1 : 1));
  const shown = rows.slice((page - 1) * pageSize, page * pageSize);
  const sorting: Sorting = {
    by,
    descending,
    onSort: (next, down) => {
      setSort({ by: (next ?? 'store') as ColumnName, descending: down });
      setPage(1);
    },
  };
  return (
    <>
      <PlainTable className={`${nested.inRow} ${styles.listed}`} label={t('publishing.listedIn')}>
        <thead>
          <tr>
            {columnNames.map((name) => (
              <SortHeading
                key={name}
                title={t(columns[name].title)}
                of={name}
                sorting={sorting}
                end={columns[name].end}
              />
            ))}
            <th scope="col" />
          </tr>
        </thead>
        <tbody>
          {shown.map((spec) => (
            <Row key={spec.id} spec={spec} onOpen={spec.publishProductId === listingId ? undefined : onOpen} />
          ))}
        </tbody>
      </PlainTable>
      {rows.length > pageSize && (
        <Pager list={{ total: rows.length, pageNum: page, pageSize, turnTo: setPage }} sizes={[]} />
      )}
    </>
  );
}

interface ListedColumn {
  title: TextKey;
  /** What the rows are sorted by. */
  of: (spec: Listed) => string | number;
  end?: boolean;
}

const amount = (text: string | null) => (text === null ? -1 : Number(text));
const columnNames = [
  'store',
  'status',
  'sku',
  'originalPrice',
  'specialPrice',
  'realStock',
  'shelf',
  'market',
] as const;
type ColumnName = (typeof columnNames)[number];
const columns: Readonly<Record<ColumnName, ListedColumn>> = {
  store: { title: 'publishing.store', of: ({ storeName }) => storeName },
  status: { title: 'publishing.publishStatus', of: ({ publishStatus }) => publishStatus },
  sku: { title: 'products.sku', of: ({ sku }) => sku },
  originalPrice: { title: 'publishing.originalPrice', of: (spec) => amount(spec.originalPrice), end: true },
  specialPrice: { title: 'publishing.specialPrice', of: (spec) => amount(spec.specialPrice), end: true },
  realStock: { title: 'publishing.realStock', of: ({ realStock }) => realStock, end: true },
  shelf: { title: 'ui.status', of: ({ status }) => status },
  market: { title: 'publishing.marketSku', of: ({ market }) => market?.skuId ?? '' },
};

const compare = (a: string | number, b: string | number) =>
  typeof a === 'number' && typeof b === 'number' ? a - b : String(a).localeCompare(String(b));

function Row({ spec, onOpen }: { spec: Listed; onOpen: Props['onOpen'] | undefined }) {
  const t = useT();
  const { market } = spec;
  const state = (status: 1 | 2) => t(`publishing.skuState.${status}`);
  return (
    <tr>
      <td>
        {spec.storeName}
        <small className={partStyles.under}>{t(`stores.type.${spec.storeTypeCode}`)}</small>
      </td>
      <td>
        <PublishStatusTag status={spec.publishStatus} />
      </td>
      <td>{spec.sku}</td>
      <td data-end>
        <Theirs ours={spec.originalPrice} theirs={market?.originalPrice} />
      </td>
      <td data-end>
        <Theirs ours={spec.specialPrice} theirs={market?.specialPrice} />
      </td>
      <td data-end>
        <Theirs ours={spec.realStock} theirs={market?.realStock} />
      </td>
      <td>
        <Theirs ours={state(spec.status)} theirs={market?.status && state(market.status)} />
      </td>
      <td>{market?.skuId || '–'}</td>
      <td>
        {onOpen ? (
          <Button
            type="link"
            size="small"
            aria-label={t('publishing.openIn', { store: spec.storeName })}
            onClick={() => onOpen(spec.publishProductId)}
          >
            {t('publishing.openListing')}
          </Button>
        ) : (
          t('publishing.thisListing')
        )}
      </td>
    </tr>
  );
}
