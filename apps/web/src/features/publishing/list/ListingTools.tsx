import DownOutlined from '@ant-design/icons/DownOutlined';
import type { PublishProduct } from '@pressroom/contract/publishing/listing';
import { Button } from 'antd';
import { useT } from '../../../i18n/i18n.ts';
import { ActMenu } from '../../../ui/ActMenu.tsx';
import { useNarrow } from '../../../ui/useNarrow.ts';
import type { ActName } from '../acts/acts.ts';
import type { ListingActs } from '../acts/useListingActs.ts';
import type { TabStatus } from './tabs.ts';

interface Props {
  status: TabStatus;
  chosen: readonly PublishProduct[];
  acts: ListingActs;
}

/** What is done to the selection, tab by tab: as buttons, and the rest in a menu. */
const batches: Readonly<Record<TabStatus, readonly [buttons: readonly ActName[], menu: readonly ActName[]]>> = {
  2: [['check', 'delete'], []],
  4: [
    ['republish', 'preflight', 'delete'],
    ['refreeze', 'price', 'stock'],
  ],
  3: [
    ['list', 'remove', 'stock', 'price', 'check'],
    ['takeTheirs', 'sendOurs', 'republish', 'delete'],
  ],
};
const phone = 600;

export function ListingTools({ status, chosen, acts }: Props) {
  const t = useT();
  const narrow = useNarrow(phone);
  const [buttons, menu] = narrow ? [[], batches[status].flat()] : batches[status];
  const act = (name: ActName) => ({
    label: t(`publishing.batch.${name}`),
    run: () => acts.start(name, chosen),
    danger: name === 'delete',
  });
  return (
    <>
      {buttons.map(act).map(({ label, run, danger }) => (
        <Button key={label} size="small" danger={danger} disabled={acts.busy} onClick={run}>
          {label}
        </Button>
      ))}
      {menu.length > 0 && (
        <ActMenu
          size="small"
          label={t(narrow ? 'publishing.batchActs' : 'publishing.moreActs')}
          icon={<DownOutlined />}
          acts={menu.map(act)}
          busy={acts.busy}
        />
      )}
    </>
  );
}
