import { type BoardDay, mostGroups, noDay } from '@pressroom/contract/production/board';
import { gangSheets } from '@pressroom/contract/production/gangSheets';
import { production } from '@pressroom/contract/production/production';
import { Button } from 'antd';
import { Suspense, useState } from 'react';
import type { CallInput } from '@pressroom/contract/endpoint';
import { Can } from '../../../client/session.tsx';
import { useT } from '../../../i18n/i18n.ts';
import { ResourceTable } from '../../../kit/ResourceTable.tsx';
import { SearchForm, SearchItem } from '../../../kit/SearchForm.tsx';
import { useResourceList } from '../../../kit/useResourceList.ts';
import { ClearableInput } from '../../../ui/ClearableInput.tsx';
import { CountTabs } from '../../../ui/CountTabs.tsx';
import { lazyPart } from '../../../ui/lazyPart.ts';
import { GangSheetDialog } from '../../gangSheets/gangSheets.public.tsx';
import { StoreSelect } from '../../stores/stores.public.tsx';
import { useDrawings } from '../piece/useDrawings.ts';
import styles from './board.module.css';
import { useGroupColumns } from './useGroupColumns.tsx';

const PickSheetDialog = lazyPart(async () => (await import('../pick/PickSheetDialog.tsx')).PickSheetDialog);

const SpoiledDialog = lazyPart(async () => (await import('../spoiled/SpoiledDialog.tsx')).SpoiledDialog);

const all = 'all';

/** What is to be made, by day, product code and prints. */
export function BoardView({ onPiece }: { onPiece: (code: string) => void }) {
  const t = useT();
  const [picking, setPicking] = useState<CallInput<typeof production.pickSheet>>();
  const [spoiledOf, setSpoiledOf] = useState<CallInput<typeof production.spoilings>>();
  const [laying, setLaying] = useState<string[]>();
  const list = useResourceList(production.board);
  const { field, filters, selected, answer } = list;
  const { fetchDrawings, pending } = useDrawings();
  const columns = useGroupColumns({
    onDrawings: ({ id }) => void fetchDrawings({ groups: [id] }),
    onSpoiled: ({ id }) => setSpoiledOf({ groups: [id] }),
  });
  const groups = selected.slice(0, mostGroups).map(({ id }) => id);
  const days = answer?.days ?? [];
  return (
    <>
      <div className={styles.days}>
        <CountTabs
          label={t('production.days')}
          shown={filters.day ?? all}
          onTurn={(day) => list.setFilters({ day: day === all ? undefined : day })}
          tabs={[
            { key: all, label: t('production.allDays'), count: answer && toMakeOf(days) },
            ...days.map(({ day, late, toMake }) => ({
              key: day ?? noDay,
              label: day ?? t('production.noDay'),
              count: toMake,
              ...(late && { tone: 'alert' as const }),
            })),
          ]}
        />
      </div>
      <SearchForm list={list}>
        <SearchItem label={t('production.product')} name="productCode">
          <ClearableInput {...field('productCode')} maxLength={70} />
        </SearchItem>
        <SearchItem label={t('production.printName')} name="printName">
          <ClearableInput {...field('printName')} maxLength={100} />
        </SearchItem>
        <SearchItem label={t('production.store')} name="shopId">
          <StoreSelect {...field('shopId')} allowClear placeholder={t('ui.all')} />
        </SearchItem>
      </SearchForm>
      {answer && (
        <p className={styles.sum}>
          {t('production.sum', { ...answer.counts })}
          {answer.counts.spoiled > 0 && (
            <Button type="link" size="small" onClick={() => setSpoiledOf(filters)}>
              {t('production.showSpoiled', { count: answer.counts.spoiled })}
            </Button>
          )}
        </p>
      )}
      <ResourceTable
        list={list}
        columns={columns}
        selectable
        empty={t('production.none')}
        tools={
          <>
            <Button type="primary" onClick={() => setPicking(groups.length > 0 ? { groups } : filters)}>
              {t('production.pickSheet')}
            </Button>
            <Button disabled={groups.length === 0} loading={pending} onClick={() => void fetchDrawings({ groups })}>
              {t('production.drawings')}
            </Button>
            <Can endpoint={gangSheets.makeSheets}>
              <Button disabled={groups.length === 0} onClick={() => setLaying(groups)}>
                {t('production.layOut')}
              </Button>
            </Can>
          </>
        }
      />
      <Suspense>
        {picking && <PickSheetDialog of={picking} onClose={() => setPicking(undefined)} />}
        {spoiledOf && (
          <SpoiledDialog
            of={spoiledOf}
            onPiece={(code) => {
              setSpoiledOf(undefined);
              onPiece(code);
            }}
            onClose={() => setSpoiledOf(undefined)}
          />
        )}
        {laying && <GangSheetDialog of={{ groups: laying }} onClose={() => setLaying(undefined)} />}
      </Suspense>
    </>
  );
}

function toMakeOf(days: readonly BoardDay[]): number {
  return days.reduce((sum, { toMake }) => sum + toMake, 0);
}
