import { categories } from '@pressroom/contract/categories/categories';
import type { CallInput } from '@pressroom/contract/endpoint';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Spin } from 'antd';
import { readOf } from '../../../client/useRead.ts';
import { failureText } from '../../../i18n/failureText.ts';
import { useT } from '../../../i18n/i18n.ts';
import { useDebounced } from '../../../ui/useDebounced.ts';
import styles from './PrintPositions.module.css';

type Question = CallInput<typeof categories.tryPrints>;

/** The prints that are tried, lying on the cloth as they will be shown. */
export function TriedPrints(question: Question) {
  const t = useT();
  const settled = useDebounced(JSON.stringify(question));
  const asked = readOf(categories.tryPrints, JSON.parse(settled) as Question);
  const { data, error, isFetching } = useQuery({ ...asked, placeholderData: keepPreviousData, gcTime: 0 });
  return (
    <figure className={styles.tried}>
      <figcaption>{t('categories.triedPrints')}</figcaption>
      {error ? (
        <p role="alert">{failureText(error, t)}</p>
      ) : (
        <Spin spinning={isFetching}>
          <div className={styles.triedPicture}>
            {data && <img src={`data:image/webp;base64,${data.image}`} alt={t('categories.triedPrints')} />}
          </div>
        </Spin>
      )}
    </figure>
  );
}
