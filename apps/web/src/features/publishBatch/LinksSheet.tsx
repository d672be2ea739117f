import RedoOutlined from '@ant-design/icons/RedoOutlined';
import UndoOutlined from '@ant-design/icons/UndoOutlined';
import { Button } from 'antd';
import { Suspense, useState } from 'react';
import { useT } from '../../i18n/i18n.ts';
import {
  areaOf,
  first,
  type History,
  redone,
  type Selection,
  SheetGrid,
  undone,
} from '../productVariants/productVariants.public.tsx';
import { GenerateTitlesDialog } from '../publishTemplates/publishTemplates.public.tsx';
import { type LinkRow, randomCargoNo, withEdits, withSkus } from './links.ts';
import styles from './publishBatch.module.css';
import { SkusDialog } from './SkusDialog.tsx';
import { useLinkColumns } from './useLinkColumns.ts';
import { useLinkErrors } from './useLinkErrors.ts';
import { useLinkHead } from './useLinkHead.tsx';

interface Props {
  /** All of them. */
  rows: readonly LinkRow[];
  /** The first of them, that can be seen. */
  shown: readonly LinkRow[];
  links: History<readonly LinkRow[]>;
  keywords: readonly string[];
  refused: ReadonlyMap<string, { cargoNo: string; msg: string }>;
  /** Rows that have changed, among others. */
  onRows: (rows: readonly LinkRow[]) => void;
  onLinks: (links: History<readonly LinkRow[]>) => void;
  onLeaveOut: (keys: readonly string[]) => void;
}

/** Links as a sheet: item number, title and prices, filled down and pasted like in a spreadsheet. */
export function LinksSheet({ rows, shown, links, keywords, refused, onRows, onLinks, onLeaveOut }: Props) {
  const t = useT();
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
  function useTitles(titles: ReadonlyMap<string, string>) {
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
        <Button
          size="small"
          icon={<UndoOutlined />}
          aria-label={t('kit.undo')}
          title={`${t('kit.undo')} (Ctrl+Z)`}
          disabled={links.past.length === 0}
          onClick={() => onLinks(undone(links))}
        />
        <Button
          size="small"
          icon={<RedoOutlined />}
          aria-label={t('publishBatch.redo')}
          title={`${t('publishBatch.redo')} (Ctrl+Y)`}
          disabled={links.future.length === 0}
          onClick={() => onLinks(redone(links))}
        />
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
            onUse={useTitles}
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
