import ScanOutlined from '@ant-design/icons/ScanOutlined';
import { handover } from '@pressroom/contract/lastMile/handover';
import { Alert, Button } from 'antd';
import { Suspense, useState } from 'react';
import { useRead } from '../../../client/useRead.ts';
import { useT } from '../../../i18n/i18n.ts';
import { ResourceTable } from '../../../kit/ResourceTable.tsx';
import { useResourceList } from '../../../kit/useResourceList.ts';
import { CountTabs } from '../../../ui/CountTabs.tsx';
import { lazyPart } from '../../../ui/lazyPart.ts';
import { channelKey, channelsOf } from './channels.ts';
import { MakeManifest } from './MakeManifest.tsx';
import { useParcelColumns } from './useParcelColumns.tsx';
import styles from './waiting.module.css';
import { WaitingFilters } from './WaitingFilters.tsx';

const ScanDialog = lazyPart(async () => (await import('./ScanDialog.tsx')).ScanDialog);

interface Props {
  /** A manifest was made. */
  onMade: (id: string) => void;
}

const all = 'all';

/** What has a label and waits for its carrier: by channel, the oldest first. */
export function WaitingView({ onMade }: Props) {
  const t = useT();
  const [scanning, setScanning] = useState(false);
  const list = useResourceList(handover.parcels);
  const waiting = useRead(handover.waiting, {});
  const columns = useParcelColumns();
  const { provider, channelCode = '', late: onlyLate } = list.filters;
  const channels = channelsOf(waiting.data ?? []);
  const shown = provider ? channelKey({ provider, channelCode }) : all;
  const isOne = channels.length === 1 || shown !== all;
  const late = channels.reduce((sum, channel) => sum + channel.late, 0);
  const turn = (key: string) => {
    const channel = channels.find((one) => channelKey(one) === key);
    list.setFilters({ provider: channel?.provider, channelCode: channel?.channelCode, day: undefined });
  };
  return (
    <>
      {late > 0 && !onlyLate && (
        <Alert
          className={styles.late}
          type="warning"
          showIcon
          title={t('handover.lateTitle', { count: late })}
          action={
            <Button size="small" onClick={() => list.setFilters({ late: 'true' })}>
              {t('handover.showLate')}
            </Button>
          }
        />
      )}
      <div className={styles.channels}>
        <CountTabs
          label={t('handover.channels')}
          shown={shown}
          onTurn={turn}
          tabs={[
            { key: all, label: t('handover.allChannels'), count: waiting.data && sumOf(channels) },
            ...channels.map((channel) => ({
              key: channelKey(channel),
              label: channel.channelName,
              count: channel.parcels,
              ...(channel.late > 0 && { tone: 'alert' as const }),
            })),
          ]}
        />
      </div>
      <WaitingFilters list={list} days={waiting.data ?? []} />
      <ResourceTable
        list={list}
        columns={columns}
        selectable
        empty={t('handover.noneWaiting')}
        tools={
          <>
            <MakeManifest list={list} isOne={isOne} onMade={onMade} />
            <Button icon={<ScanOutlined />} onClick={() => setScanning(true)}>
              {t('handover.scan')}
            </Button>
          </>
        }
      />
      <Suspense>
        {scanning && (
          <ScanDialog
            onClose={(made) => {
              setScanning(false);
              if (made) onMade(made);
            }}
          />
        )}
      </Suspense>
    </>
  );
}

function sumOf(channels: readonly { parcels: number }[]): number {
  return channels.reduce((sum, { parcels }) => sum + parcels, 0);
}
