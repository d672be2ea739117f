import { marketplaceNames, marketplaceOf } from '@pressroom/contract/stores/marketplace';
import RightOutlined from '@ant-design/icons/RightOutlined';
import WarningOutlined from '@ant-design/icons/WarningOutlined';
import { Button } from 'antd';
import { useMemo } from 'react';
import { useT } from '../../i18n/i18n.ts';
import { Thumb } from '../../ui/Thumb.tsx';
import { useNarrow } from '../../ui/useNarrow.ts';
import type { RowHead } from '../productVariants/productVariants.public.tsx';
import type { LinkRow } from './links.ts';
import styles from './publishBatch.module.css';

const pictureSize = 28;

/** Names a link by its product and store, and opens its SKUs. */
export function useLinkHead(onOpen: (key: string) => void): RowHead<LinkRow> {
  const t = useT();
  const narrow = useNarrow(600);
  const title = t('publishBatch.link');
  return useMemo(
    () => ({
      title,
      width: narrow ? 150 : 296,
      nameOf: ({ spu, storeName }) => `${spu} · ${storeName}`,
      render: (row) => {
        const marketplace = marketplaceOf(row.storeTypeCode);
        const details = t('publishBatch.details', {
          marketplace: marketplace ? marketplaceNames[marketplace] : '',
          count: row.skus.length,
        });
        return (
          <>
            {!narrow && <Thumb src={row.picture} alt="" size={pictureSize} />}
            <span className={styles.linkName} title={`${row.spu} · ${row.storeName}`}>
              <strong>{row.spu}</strong>
              <small>{row.storeName}</small>
            </span>
            {row.problem && <WarningOutlined className={styles.problem} aria-label={row.problem} title={row.problem} />}
            <Button
              type="link"
              size="small"
              className={styles.details}
              icon={narrow && <RightOutlined />}
              aria-label={details}
              title={details}
              onClick={() => onOpen(row.key)}
            >
              {!narrow && details}
            </Button>
          </>
        );
      },
    }),
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the texts change with the title's language alone
    [title, narrow],
  );
}
