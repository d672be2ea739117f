import { type CarrierName, carrierNames } from '@pressroom/contract/orders/carrierNames';
import { marketplaceNames } from '@pressroom/contract/stores/marketplace';
import { Button } from 'antd';
import { Can } from '../../client/session.tsx';
import { useLanguage, useT } from '../../i18n/i18n.ts';
import { showTime } from '../../i18n/showTime.ts';
import type { Column } from '../../kit/ResourceTable.tsx';
import { RowActions } from '../../ui/RowActions.tsx';
import { ToneMark } from '../../ui/StatusTag.tsx';
import { useRemoveName } from './useRemoveName.ts';

export function useNameColumns({ onChoose }: { onChoose: (id: string) => void }): Column<CarrierName>[] {
  const t = useT();
  const language = useLanguage();
  const regions = new Intl.DisplayNames([language === 'zh' ? 'zh-CN' : 'en'], { type: 'region' });
  return [
    { key: 'ours', title: t('carrierNames.ours'), width: 180, fixed: 'start', render: ({ ourName }) => ourName },
    {
      key: 'marketplace',
      title: t('carrierNames.marketplace'),
      width: 170,
      render: ({ marketplace, country }) =>
        [marketplaceNames[marketplace], country && regions.of(country)].filter(Boolean).join(' · '),
    },
    {
      key: 'theirs',
      title: t('carrierNames.theirs'),
      width: 240,
      render: ({ theirName }) =>
        theirName ?? (
          <>
            <ToneMark tone="alert" /> {t('carrierNames.unanswered')}
          </>
        ),
    },
    {
      key: 'waiting',
      title: t('carrierNames.waiting'),
      width: 90,
      align: 'end',
      render: ({ waitingNum }) => waitingNum || '',
    },
    { key: 'by', title: t('carrierNames.by'), width: 110, minor: true, render: ({ answeredBy }) => answeredBy },
    {
      key: 'at',
      title: t('carrierNames.at'),
      width: 138,
      minor: true,
      render: ({ answeredAt }) => answeredAt && showTime(answeredAt),
    },
    {
      key: 'actions',
      title: t('ui.actions'),
      width: 150,
      fixed: 'end',
      render: (name) => <NameActions name={name} onChoose={onChoose} />,
    },
  ];
}

function NameActions({ name, onChoose }: { name: CarrierName; onChoose: (id: string) => void }) {
  const t = useT();
  const remove = useRemoveName(name);
  const isQuestion = name.theirName === null;
  return (
    <RowActions>
      <Can endpoint={carrierNames.answer}>
        <Button type="link" size="small" onClick={() => onChoose(name.id)}>
          {t(isQuestion ? 'carrierNames.choose' : 'carrierNames.change')}
        </Button>
      </Can>
      <Can endpoint={carrierNames.remove}>
        <Button
          type="link"
          size="small"
          danger
          disabled={remove.pending}
          onClick={() => void remove.run({ id: name.id })}
        >
          {t(isQuestion ? 'carrierNames.none' : 'carrierNames.forget')}
        </Button>
      </Can>
    </RowActions>
  );
}
