import { publishActs } from '@pressroom/contract/publishing/acts';
import type { PublishProduct } from '@pressroom/contract/publishing/listing';
import { useT } from '../../../i18n/i18n.ts';
import { FormDialog } from '../../../kit/FormDialog.tsx';
import { useCommand } from '../../../kit/useCommand.tsx';
import { publishReads } from '../parts/reads.ts';
import { type ActResult, isGone } from './acts.ts';
import styles from './acts.module.css';
import { RiseReason } from './RiseReason.tsx';
import { useRepeatable } from './useRepeatable.ts';

interface Props {
  listings: readonly PublishProduct[];
  onClose: (result?: ActResult) => void;
}

/** Sends the marketplace what is kept here, where both differ. */
export function SendOursDialog({ listings, onClose }: Props) {
  const t = useT();
  const { command, again } = useRepeatable(
    useCommand(publishActs.sendOurs, { label: t('publishing.act.sendOurs'), invalidates: publishReads }),
  );
  const gone = listings.filter(isGone).length;
  return (
    <FormDialog
      title={t('publishing.sendOursTitle', { count: listings.length })}
      command={command}
      initial={{ ids: listings.map(({ id }) => id) }}
      onClose={(outcome) => onClose(outcome && { ...outcome, act: 'sendOurs', again })}
      width={460}
    >
      {gone < listings.length && <p className={styles.note}>{t('publishing.sendOursNote')}</p>}
      {gone > 0 && <p className={styles.note}>{t('publishing.sendOursGone', { count: gone })}</p>}
      {listings.some(({ differs }) => differs.includes('price')) && <RiseReason />}
    </FormDialog>
  );
}
