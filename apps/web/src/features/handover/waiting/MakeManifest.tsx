import { handover } from '@pressroom/contract/lastMile/handover';
import { Button } from 'antd';
import { useState } from 'react';
import { call } from '../../../client/call.ts';
import { Can } from '../../../client/session.tsx';
import { useT } from '../../../i18n/i18n.ts';
import { useFailureToast } from '../../../kit/useFailureToast.ts';
import type { ResourceList } from '../../../kit/useResourceList.ts';
import { useMake } from '../parts/useMake.ts';

interface Props {
  list: ResourceList<typeof handover.parcels>;
  /** All parcels of the list are of one channel. */
  isOne: boolean;
  onMade: (id: string) => void;
}

const most = 10_000;

/** Of the selected parcels; without a selection of all that the list finds, where they are of one channel. */
export function MakeManifest({ list, isOne, onMade }: Props) {
  const t = useT();
  const showFailure = useFailureToast();
  const { make, pending } = useMake();
  const [finding, setFinding] = useState(false);
  const { selected, total, filters } = list;

  async function makeOf(ids: readonly string[]) {
    const made = await make(ids);
    if (!made) return false;
    list.clearSelection();
    onMade(made.id);
    return true;
  }
  async function makeOfAll() {
    setFinding(true);
    try {
      const { rows } = await call(handover.parcels, { ...filters, pageNum: 1, pageSize: most });
      const made = await makeOf(rows.map(({ id }) => id));
      // nothing of the channel or search is left to be shown
      if (made) list.reset();
    } catch (cause) {
      showFailure(cause);
    }
    setFinding(false);
  }
  const isAll = selected.length === 0 && isOne && total > 0;
  const label =
    selected.length > 0
      ? t('handover.makeChosen', { count: selected.length })
      : isAll
        ? t('handover.makeAll', { count: total })
        : t('handover.make');
  return (
    <Can endpoint={handover.make}>
      <Button
        type="primary"
        loading={pending || finding}
        disabled={selected.length === 0 && !isAll}
        onClick={() => void (isAll ? makeOfAll() : makeOf(selected.map(({ id }) => id)))}
      >
        {label}
      </Button>
    </Can>
  );
}
