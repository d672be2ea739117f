import LeftOutlined from '@ant-design/icons/LeftOutlined';
import RightOutlined from '@ant-design/icons/RightOutlined';
import { useT } from '../i18n/i18n.ts';
import { useNarrow } from '../ui/useNarrow.ts';
import { pagesAround } from './pagesAround.ts';
import styles from './Pager.module.css';
import { pageSizes } from './listInput.ts';

export interface Paged {
  total: number;
  pageNum: number;
  pageSize: number;
  turnTo: (page: number, size?: number) => void;
  /** How many rows a page may have. */
  sizes?: readonly number[];
}

const manyPages = 7;

interface Props {
  list: Paged;
  /** How many rows a page may have; empty where that cannot be chosen. */
  sizes?: readonly number[];
}

export function Pager({ list, sizes = list.sizes ?? pageSizes }: Props) {
  const { total, pageNum, pageSize, turnTo } = list;
  const t = useT();
  const narrow = useNarrow(600);
  const last = Math.max(1, Math.ceil(total / pageSize));
  return (
    <nav className={styles.pager} aria-label={t('kit.pages')}>
      <button
        type="button"
        aria-label={t('kit.previousPage')}
        disabled={pageNum <= 1}
        onClick={() => turnTo(pageNum - 1)}
      >
        <LeftOutlined />
      </button>
      {narrow ? (
        <span>
          {pageNum} / {last}
        </span>
      ) : (
        pagesAround(pageNum, last).map((page, at) =>
          page === undefined ? (
            // oxlint-disable-next-line react/no-array-index-key -- a gap is nothing but its place
            <span key={`gap ${at}`}>…</span>
          ) : (
            <button
              key={page}
              type="button"
              title={String(page)}
              aria-current={page === pageNum ? 'page' : undefined}
              onClick={() => turnTo(page)}
            >
              {page}
            </button>
          ),
        )
      )}
      <button
        type="button"
        aria-label={t('kit.nextPage')}
        disabled={pageNum >= last}
        onClick={() => turnTo(pageNum + 1)}
      >
        <RightOutlined />
      </button>
      {last > manyPages && !narrow && <PageJump last={last} onJump={(page) => turnTo(page)} />}
      {sizes.length > 0 && (
        <select
          aria-label={t('kit.pageSize')}
          value={pageSize}
          onChange={({ target }) => turnTo(1, Number(target.value))}
        >
          {sizes.map((size) => (
            <option key={size} value={size}>
              {t('kit.perPage', { size })}
            </option>
          ))}
        </select>
      )}
    </nav>
  );
}

function PageJump({ last, onJump }: { last: number; onJump: (page: number) => void }) {
  const t = useT();
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        const wanted = Math.trunc(Number(new FormData(event.currentTarget).get('page')));
        event.currentTarget.reset();
        if (wanted >= 1) onJump(Math.min(last, wanted));
      }}
    >
      <input
        name="page"
        inputMode="numeric"
        autoComplete="off"
        aria-label={t('kit.toPage')}
        placeholder={t('kit.toPage')}
      />
    </form>
  );
}
