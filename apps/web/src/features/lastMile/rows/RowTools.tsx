import DownOutlined from '@ant-design/icons/DownOutlined';
import type { LastMileRow } from '@pressroom/contract/lastMile/rows';
import type { LabelType } from '@pressroom/contract/lastMile/status';
import { Button } from 'antd';
import { useT } from '../../../i18n/i18n.ts';
import { ActMenu } from '../../../ui/ActMenu.tsx';
import { useNarrow } from '../../../ui/useNarrow.ts';
import type { ActName } from '../acts/acts.ts';
import type { RowActs } from '../acts/useRowActs.ts';

interface Props {
  labelType: LabelType;
  chosen: readonly LastMileRow[];
  acts: RowActs;
}

type BatchAct = Exclude<ActName, 'getLabel'>;

/** What is done to the selection, by label type: as buttons, and what is needed seldom in a menu. */
const batches: Readonly<Record<LabelType, readonly BatchAct[]>> = {
  1: ['push', 'delete'],
  2: ['order', 'calculate', 'delete'],
};
const seldom: readonly BatchAct[] = ['retry', 'cancelLabel'];
const phone = 600;

export function RowTools({ labelType, chosen, acts }: Props) {
  const t = useT();
  const narrow = useNarrow(phone);
  const act = (name: BatchAct) => ({
    name,
    label: t(`lastMile.batch.${name}`),
    run: () => acts.start(name, chosen),
    danger: name === 'delete' || name === 'cancelLabel',
  });
  const often = batches[labelType].map(act);
  const rest = seldom.map(act);
  return (
    <>
      {!narrow &&
        often.map(({ name, label, run, danger }) => (
          <Button
            key={name}
            size="small"
            type={name === 'order' || name === 'push' ? 'primary' : 'default'}
            danger={danger}
            disabled={acts.busy}
            onClick={run}
          >
            {label}
          </Button>
        ))}
      <ActMenu
        size="small"
        label={t(narrow ? 'lastMile.batchActs' : 'lastMile.moreActs')}
        icon={<DownOutlined />}
        acts={narrow ? [...often, ...rest] : rest}
        busy={acts.busy}
      />
    </>
  );
}
