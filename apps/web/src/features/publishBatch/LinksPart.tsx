import { Alert, Button } from 'antd';
import { useMemo, useState } from 'react';
import { useT } from '../../i18n/i18n.ts';
import { LinksSheet } from './LinksSheet.tsx';
import type { LinkRow } from './links.ts';
import styles from './publishBatch.module.css';
import type { Generate } from './useGenerate.ts';
import { wantedLinks, type Work } from './work.ts';

interface Props {
  work: Work;
  setWork: (change: (work: Work) => Work) => void;
  sent: ReadonlySet<string>;
  generate: Generate;
  productCount: number;
  /** What the server said of links, by their keys. */
  refused: ReadonlyMap<string, { cargoNo: string; msg: string }>;
}

const productsFirst = 4;
const problemsShown = 5;

/** The links, once they have been generated: those of the first products, then all. */
export function LinksPart({ work, setWork, sent, generate, productCount, refused }: Props) {
  const t = useT();
  const [all, setAll] = useState(false);
  const rows = useMemo(() => {
    const wanted = wantedLinks(work, sent);
    return work.links.present.filter(({ key }) => wanted.has(key));
  }, [work, sent]);
  const shown = useMemo(() => (all ? rows : ofFirstProducts(rows)), [all, rows]);
  const bad = rows.filter(({ problem }) => problem !== null);
  const leaveOut = (keys: readonly string[]) => setWork((now) => ({ ...now, leftOut: [...now.leftOut, ...keys] }));
  const productsLeft = new Set(rows.map(({ productId }) => productId)).size;
  return (
    <section className={styles.links} aria-label={t('publishBatch.links')}>
      <div className={styles.tools}>
        <Button
          type={rows.length === 0 || generate.missing > 0 ? 'primary' : 'default'}
          loading={generate.pending}
          disabled={!generate.possible}
          onClick={generate.run}
        >
          {t('publishBatch.generate')}
        </Button>
        <span className={styles.hint}>
          {rows.length > 0
            ? t('publishBatch.linkCount', { count: rows.length, products: productsLeft })
            : t('publishBatch.willGenerate', { stores: work.storeIds.length, products: productCount })}
        </span>
        {rows.length > 0 && generate.missing > 0 && (
          <span role="status" className={styles.problem}>
            {t('publishBatch.missing', { count: generate.missing })}
          </span>
        )}
        {sent.size > 0 && <span className={styles.hint}>{t('publishBatch.sentStay', { count: sent.size })}</span>}
        {work.leftOut.length > 0 && (
          <Button type="link" size="small" onClick={() => setWork((now) => ({ ...now, leftOut: [] }))}>
            {t('publishBatch.bringBack', { count: work.leftOut.length })}
          </Button>
        )}
      </div>
      {bad.length > 0 && (
        <Alert
          type="error"
          showIcon
          title={t('publishBatch.cannot', { count: bad.length })}
          description={
            <ul className={styles.obstacles}>
              {bad.slice(0, problemsShown).map(({ key, spu, storeName, problem }) => (
                <li key={key}>
                  <strong>
                    {spu} · {storeName}
                  </strong>{' '}
                  {problem}
                </li>
              ))}
            </ul>
          }
          action={
            <Button size="small" danger onClick={() => leaveOut(bad.map(({ key }) => key))}>
              {t('publishBatch.leaveOut')}
            </Button>
          }
        />
      )}
      {rows.length > 0 ? (
        <LinksSheet work={work} setWork={setWork} rows={rows} shown={shown} refused={refused} onLeaveOut={leaveOut} />
      ) : (
        <p className={styles.none}>{t('publishBatch.noLinks')}</p>
      )}
      {rows.length > shown.length && (
        <Button type="link" onClick={() => setAll(true)}>
          {t('publishBatch.viewAll', { count: productsLeft })}
        </Button>
      )}
    </section>
  );
}

/** Rows come product by product. */
function ofFirstProducts(rows: readonly LinkRow[]): readonly LinkRow[] {
  const products = new Set([...new Set(rows.map(({ productId }) => productId))].slice(0, productsFirst));
  return rows.filter(({ productId }) => products.has(productId));
}
