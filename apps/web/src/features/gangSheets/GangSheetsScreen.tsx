import { gangSheets } from '@pressroom/contract/production/gangSheets';
import { sheetStates } from '@pressroom/contract/production/gangSheetSettings';
import { Button, Select } from 'antd';
import { Suspense, useState } from 'react';
import { Can } from '../../client/session.tsx';
import { useT } from '../../i18n/i18n.ts';
import { ResourceTable } from '../../kit/ResourceTable.tsx';
import { SearchForm, SearchItem } from '../../kit/SearchForm.tsx';
import { useFollowTasks } from '../../kit/useFollowTasks.ts';
import { useResourceList } from '../../kit/useResourceList.ts';
import { ClearableInput } from '../../ui/ClearableInput.tsx';
import { lazyPart } from '../../ui/lazyPart.ts';
import { Screen } from '../../ui/Screen.tsx';
import { useSheetActs } from './list/useSheetActs.ts';
import { useSheetColumns } from './list/useSheetColumns.tsx';

const MakeDialog = lazyPart(async () => (await import('./make/MakeDialog.tsx')).MakeDialog);
const SheetDialog = lazyPart(async () => (await import('./sheet/SheetDialog.tsx')).SheetDialog);
const DiscardDialog = lazyPart(async () => (await import('./list/DiscardDialog.tsx')).DiscardDialog);

/** The sheets of film, newest first. */
export function GangSheetsScreen() {
  const t = useT();
  const [opened, setOpened] = useState<string>();
  const [discarding, setDiscarding] = useState<readonly string[]>();
  const [making, setMaking] = useState(false);
  const list = useResourceList(gangSheets.sheets);
  const { field, selected } = list;
  const acts = useSheetActs();
  useFollowTasks([gangSheets.sheets, gangSheets.sheet], ['production.drawSheet']);
  const columns = useSheetColumns({
    onOpen: setOpened,
    onDownload: (id) => void acts.download([id]),
    onPrinted: (id) => void acts.markPrinted([id]),
    onUndoPrinted: (id, sheet) => void acts.undoPrinted(id, sheet),
    onDiscard: (id) => setDiscarding([id]),
    onRedraw: (id, sheet) => void acts.redraw(id, sheet),
    busy: acts.busy,
  });
  const chosen = selected.map(({ id }) => id);
  const none = chosen.length === 0;
  return (
    <Screen title={t('gangSheets.title')}>
      <SearchForm list={list}>
        <SearchItem label={t('gangSheets.search')} name="search" width={240}>
          <ClearableInput {...field('search')} maxLength={100} />
        </SearchItem>
        <SearchItem label={t('gangSheets.state')} name="state">
          <Select
            {...field('state')}
            allowClear
            placeholder={t('ui.all')}
            options={sheetStates.map((state) => ({ value: state, label: t(`gangSheets.state.${state}`) }))}
          />
        </SearchItem>
      </SearchForm>
      <ResourceTable
        list={list}
        columns={columns}
        selectable
        empty={t('gangSheets.none')}
        tools={
          <>
            <Can endpoint={gangSheets.makeSheets}>
              <Button type="primary" onClick={() => setMaking(true)}>
                {t('gangSheets.new')}
              </Button>
            </Can>
            <Button disabled={none} loading={acts.busy} onClick={() => void acts.download(chosen)}>
              {t('gangSheets.download')}
            </Button>
            <Button disabled={none} loading={acts.busy} onClick={() => void acts.markPrinted(chosen)}>
              {t('gangSheets.markPrinted')}
            </Button>
            <Button disabled={none} danger onClick={() => setDiscarding(chosen)}>
              {t('gangSheets.discard')}
            </Button>
          </>
        }
      />
      <Suspense>
        {making && <MakeDialog onClose={() => setMaking(false)} />}
        {opened && <SheetDialog id={opened} onClose={() => setOpened(undefined)} />}
        {discarding && <DiscardDialog ids={discarding} onClose={() => setDiscarding(undefined)} />}
      </Suspense>
    </Screen>
  );
}
