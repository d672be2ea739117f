import type { PageRequest } from '@pressroom/contract/fields/pages';
import { skuMapping, type SkuMappingRow } from '@pressroom/contract/skuMapping/skuMapping';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Button, Checkbox, Pagination, Spin } from 'antd';
import { useState } from 'react';
import { readOf } from '../../../client/useRead.ts';
import { failureText } from '../../../i18n/failureText.ts';
import { useT } from '../../../i18n/i18n.ts';
import { anchorOf } from '../../../kit/listInput.ts';
import { useLastPage } from '../../../kit/useLastPage.ts';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { PlainTable } from '../../../ui/PlainTable.tsx';
import { DeleteChosen } from '../bulk/DeleteChosen.tsx';
import { BoundSkuRow } from './BoundSkuRow.tsx';
import styles from './BoundSkus.module.css';

interface Props {
  productCode: string;
  /** The filters of the list, whose counts match these rows. */
  filters: { skuId?: string; printingName?: string; shopId?: string };
  onEdit: (mapping: SkuMappingRow) => void;
}

const sizes = [20, 40, 60, 80, 100];

interface Turned extends PageRequest {
  /** The search whose page it is. */
  of: string;
}

/** The SKU ids of one product code. */
export function BoundSkus({ productCode, filters, onEdit }: Props) {
  const t = useT();
  const { skuId, printingName, shopId } = filters;
  const of = JSON.stringify([skuId, printingName, shopId]);
  const [turned, setTurned] = useState<Turned>({ of, pageNum: 1, pageSize: sizes[0]! });
  // another search begins with its first page
  if (turned.of !== of) setTurned({ of, pageNum: 1, pageSize: turned.pageSize });
  const { pageNum, pageSize, anchor } = turned;
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const choose = (id: string) =>
    setChosen(chosen.includes(id) ? chosen.filter((other) => other !== id) : [...chosen, id]);
  const answer = useQuery({
    ...readOf(skuMapping.page, { skuId, printingName, shopId, productCode, pageNum, pageSize, anchor }),
    placeholderData: keepPreviousData,
  });
  const settledTotal = answer.isPlaceholderData ? undefined : answer.data?.total;
  useLastPage({ total: settledTotal, pageNum, pageSize }, (last) => setTurned({ of, pageNum: last, pageSize }));
  if (answer.isPending) return <Spin className={styles.waiting} />;
  if (answer.isError) {
    return (
      <ErrorState
        detail={failureText(answer.error, t)}
        action={<Button onClick={() => void answer.refetch()}>{t('ui.retry')}</Button>}
      />
    );
  }
  const { rows, total } = answer.data;
  // the rows shown while another page loads are not that page's
  const here = answer.isPlaceholderData ? undefined : anchorOf(pageNum, rows);
  const shown = rows.filter(({ id }) => chosen.includes(id));
  return (
    <div className={styles.frame}>
      {shown.length > 0 && <DeleteChosen mappings={shown} />}
      <PlainTable className={styles.table} label={productCode}>
        <thead>
          <tr>
            <th scope="col">
              <Checkbox
                aria-label={t('mappingBulk.selectAll')}
                checked={shown.length === rows.length}
                indeterminate={shown.length > 0 && shown.length < rows.length}
                onChange={({ target }) => setChosen(target.checked ? rows.map(({ id }) => id) : [])}
              />
            </th>
            <th scope="col">{t('skuMapping.rendering')}</th>
            <th scope="col">{t('skuMapping.skuId')}</th>
            <th scope="col">{t('skuMapping.store')}</th>
            <th scope="col">{t('skuMapping.print1')}</th>
            <th scope="col">{t('skuMapping.print2')}</th>
            <th scope="col">{t('ui.gmtModified')}</th>
            <th scope="col">{t('ui.actions')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((mapping) => (
            <BoundSkuRow
              key={mapping.id}
              mapping={mapping}
              isChosen={chosen.includes(mapping.id)}
              onChoose={() => choose(mapping.id)}
              onEdit={() => onEdit(mapping)}
            />
          ))}
        </tbody>
      </PlainTable>
      {total > sizes[0]! && (
        <Pagination
          size="small"
          align="end"
          total={total}
          current={pageNum}
          pageSize={pageSize}
          pageSizeOptions={sizes}
          showSizeChanger
          showLessItems
          showTotal={(count) => t('kit.total', { total: count })}
          onChange={(page, size) =>
            setTurned(
              size === pageSize ? { of, pageNum: page, pageSize, anchor: here } : { of, pageNum: 1, pageSize: size },
            )
          }
        />
      )}
    </div>
  );
}
