import type { GangSheet } from '@pressroom/contract/production/gangSheets';
import type { SheetState } from '@pressroom/contract/production/gangSheetSettings';
import { Button } from 'antd';
import { useT } from '../../../i18n/i18n.ts';
import { showTime } from '../../../i18n/showTime.ts';
import type { Column } from '../../../kit/ResourceTable.tsx';
import { RowActions } from '../../../ui/RowActions.tsx';
import { StatusTag, type Tone } from '../../../ui/StatusTag.tsx';
import { showSize } from './showSize.ts';

interface Given {
  onOpen: (id: string) => void;
  onDownload: (id: string) => void;
  onPrinted: (id: string) => void;
  onUndoPrinted: (id: string, sheet: string) => void;
  onDiscard: (id: string) => void;
  onRedraw: (id: string, sheet: string) => void;
  busy: boolean;
}

export const stateTones: Readonly<Record<SheetState, Tone>> = { laid: 'waiting', printed: 'done', discarded: 'closed' };

export function useSheetColumns({
  onOpen,
  onDownload,
  onPrinted,
  onUndoPrinted,
  onDiscard,
  onRedraw,
  busy,
}: Given): Column<GangSheet>[] {
  const t = useT();
  return [
    {
      key: 'sheet',
      title: t('gangSheets.sheet'),
      width: 90,
      fixed: 'start',
      render: ({ id, sheetNo }) => (
        <Button
          type="link"
          size="small"
          onClick={() => onOpen(id)}
          aria-label={t('gangSheets.openSheet', { sheet: sheetNo })}
        >
          {sheetNo}
        </Button>
      ),
    },
    {
      key: 'state',
      title: t('gangSheets.state'),
      width: 165,
      render: ({ state, unwanted, discardReason }) => (
        <>
          <StatusTag tone={stateTones[state]}>{t(`gangSheets.state.${state}`)}</StatusTag>{' '}
          {unwanted > 0 && <StatusTag tone="alert">{t('gangSheets.unwanted', { count: unwanted })}</StatusTag>}
          {discardReason && <span>{discardReason}</span>}
        </>
      ),
    },
    {
      key: 'size',
      title: t('gangSheets.size'),
      width: 140,
      render: ({ widthMm, lengthMm }) => t('gangSheets.sizeOf', { width: widthMm, length: lengthMm }),
    },
    {
      key: 'fill',
      title: t('gangSheets.fill'),
      width: 80,
      align: 'end',
      render: ({ fill }) => t('gangSheets.percent', { percent: fill }),
    },
    { key: 'prints', title: t('gangSheets.prints'), width: 75, align: 'end', render: ({ pieces }) => pieces },
    {
      key: 'orders',
      title: t('gangSheets.orders'),
      width: 75,
      align: 'end',
      minor: true,
      render: ({ orders }) => orders,
    },
    {
      key: 'files',
      title: t('gangSheets.files'),
      width: 165,
      render: ({ files, problem, format, dpi, fileSize }) =>
        files === 'ready'
          ? `${format.toUpperCase()} · ${dpi} DPI · ${showSize(fileSize)}`
          : (problem ?? t(`gangSheets.files.${files}`)),
    },
    {
      key: 'made',
      title: t('gangSheets.made'),
      width: 140,
      minor: true,
      render: ({ createUser, gmtCreate }) => <ByAt user={createUser} time={gmtCreate} />,
    },
    {
      key: 'changed',
      title: t('gangSheets.changed'),
      width: 140,
      minor: true,
      render: ({ changeUser, changedAt }) =>
        changeUser && changedAt ? <ByAt user={changeUser} time={changedAt} /> : '',
    },
    {
      key: 'actions',
      title: t('ui.actions'),
      width: 230,
      fixed: 'end',
      render: ({ id, sheetNo, state, files, canUndo }) => (
        <RowActions>
          {files === 'ready' && (
            <Button
              type="link"
              size="small"
              disabled={busy}
              aria-label={t('gangSheets.downloadSheet', { sheet: sheetNo })}
              onClick={() => onDownload(id)}
            >
              {t('gangSheets.download')}
            </Button>
          )}
          {state === 'laid' && files === 'ready' && (
            <Button type="link" size="small" disabled={busy} onClick={() => onPrinted(id)}>
              {t('gangSheets.markPrinted')}
            </Button>
          )}
          {canUndo && (
            <Button type="link" size="small" disabled={busy} onClick={() => onUndoPrinted(id, sheetNo)}>
              {t('gangSheets.undoPrinted')}
            </Button>
          )}
          {state !== 'discarded' && (files === 'failed' || files === 'gone') && (
            <Button type="link" size="small" disabled={busy} onClick={() => onRedraw(id, sheetNo)}>
              {t('gangSheets.redraw')}
            </Button>
          )}
          {state !== 'discarded' && (
            <Button type="link" size="small" danger onClick={() => onDiscard(id)}>
              {t('gangSheets.discard')}
            </Button>
          )}
        </RowActions>
      ),
    },
  ];
}

function ByAt({ user, time }: { user: string; time: string }) {
  return (
    <>
      {user}
      <br />
      {showTime(time)}
    </>
  );
}
