import { Button } from 'antd';
import { Suspense, useState } from 'react';
import { useT } from '../../i18n/i18n.ts';
import {
  areaOf,
  first,
  recorded,
  redone,
  type Selection,
  SheetGrid,
  StepButtons,
  undone,
} from '../productVariants/productVariants.public.tsx';
import { GenerateTitlesDialog } from '../publishTemplates/publishTemplates.public.tsx';
import { type LinkRow, randomCargoNo, withEdits, withSkus } from './links.ts';
import styles from './publishBatch.module.css';
import { SkusDialog } from './SkusDialog.tsx';
import { useLinkColumns } from './useLinkColumns.ts';
import { useLinkErrors } from './useLinkErrors.ts';
import { useLinkHead } from './useLinkHead.tsx';
import { useTitleLimit } from './useStoreStates.ts';
import type { Work } from './work.ts';

interface Props {
  work: Work;
  setWork: (change: (work: Work) => Work) => void;
  /** All of them. */
  rows: readonly LinkRow[];
  /** The first of them, that can be seen. */
  shown: readonly LinkRow[];
  refused: ReadonlyMap<string, { cargoNo: string; msg: string }>;
  onLeaveOut: (keys: readonly string[]) => void;
}

/** Links as a sheet: item number, title and prices, filled down and pasted like in a spreadsheet. */
export function LinksSheet({ work, setWork, rows, shown, refused, onLeaveOut }: Props) {
  const t = useT();
  const { links, keywords } = work;
  const titleLimit = useTitleLimit(work.storeIds);
  const columns = useLinkColumns();
  const [selection, setSelection] = useState<Selection>(first);
  const [titled, setTitled] = useState<readonly LinkRow[]>();
  const [opened, setOpened] = useState<string>();
  const errorsOf = useLinkErrors(rows, refused);
  const head = useLinkHead(setOpened);
  const area = areaOf(selection);
  const chosen = shown.slice(area.top, area.bottom + 1);
  const several = chosen.length > 1;
  const openedRow = rows.find(({ key }) => key === opened);

  const onLinks = (next: Work['links']) => setWork((now) => ({ ...now, links: next }));
  /** Takes rows that have changed, among others. */
  function onRows(changed: readonly LinkRow[]) {
    setWork((now) => ({ ...now, links: recorded(now.links, replaced(now.links.present, changed)) }));
  }
  /** Each link of the rows gets another item number, different from all others. */
  function drawNumbers(of: readonly LinkRow[]) {
    const taken = new Set(rows.map(({ cells }) => cells.cargoNo.toUpperCase()));
    onRows(
      of.map((row) => {
        const cargoNo = randomCargoNo(taken);
        taken.add(cargoNo);
        return { ...row, cells: { ...row.cells, cargoNo } };
      }),
    );
  }
  /** Keeps the keywords too: for the next titles, and for the template that may be made of this. */
  function takeTitles(titles: ReadonlyMap<string, string>, used: readonly string[]) {
    setWork((now) => ({ ...now, keywords: used }));
    onRows(
      (titled ?? []).map((row) => {
        const title = titles.get(row.productId);
        return title === undefined ? row : { ...row, cells: { ...row.cells, title } };
      }),
    );
    setTitled(undefined);
  }
  const scope = several ? chosen : rows;
  return (
    <div className={styles.sheet}>
      <div className={styles.tools}>
        <StepButtons history={links} onUndo={() => onLinks(undone(links))} onRedo={() => onLinks(redone(links))} />
        <Button size="small" onClick={() => setTitled(scope)}>
          {t(several ? 'publishBatch.titlesOf' : 'publishBatch.titlesAll', { count: scope.length })}
        </Button>
        <Button size="small" onClick={() => drawNumbers(scope)}>
          {t(several ? 'publishBatch.numbersOf' : 'publishBatch.numbersAll', { count: scope.length })}
        </Button>
        {chosen.length > 0 && (
          <>
            <Button size="small" onClick={() => setTitled(chosen.slice(0, 1))}>
              {t('publishBatch.titleOfRow')}
            </Button>
            <Button size="small" danger onClick={() => onLeaveOut(chosen.map(({ key }) => key))}>
              {t('publishBatch.leaveOutRows', { count: chosen.length })}
            </Button>
          </>
        )}
        <span className={styles.hint}>{t('publishBatch.sheetHint')}</span>
      </div>
      <SheetGrid
        label={t('publishBatch.links')}
        columns={columns}
        head={head}
        rows={shown}
        selection={selection}
        onSelect={setSelection}
        onEdit={(edits) => onRows(withEdits(shown, edits))}
        onUndo={() => onLinks(undone(links))}
        onRedo={() => onLinks(redone(links))}
        errorsOf={errorsOf}
      />
      <Suspense>
        {titled && (
          <GenerateTitlesDialog
            products={[...new Map(titled.map(({ productId: id, spu: name }) => [id, { id, name }])).values()]}
            keywords={keywords}
            limit={titleLimit}
            onUse={takeTitles}
            onClose={() => setTitled(undefined)}
          />
        )}
      </Suspense>
      {openedRow && (
        <SkusDialog
          link={openedRow}
          onClose={() => setOpened(undefined)}
          onDone={(skus) => {
            onRows([withSkus(openedRow, skus)]);
            setOpened(undefined);
          }}
        />
      )}
    </div>
  );
}

/** All rows with those that have changed in their places; the same rows where none has. */
function replaced(all: readonly LinkRow[], changed: readonly LinkRow[]): readonly LinkRow[] {
  const byKey = new Map(changed.map((row) => [row.key, row]));
  if (all.every((row) => (byKey.get(row.key) ?? row) === row)) return all;
  return all.map((row) => byKey.get(row.key) ?? row);
}
