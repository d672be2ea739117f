import type { BenchOrder } from '@pressroom/contract/printing/check';
import { Button } from 'antd';
import { reasonText } from '../../../i18n/failureText.ts';
import { useT } from '../../../i18n/i18n.ts';
import type { Stop } from './benchScans.ts';
import styles from './StopScreen.module.css';

interface Props {
  stop: Stop;
  /** The order whose label waits. */
  label: BenchOrder | null;
  onGoOn: () => void;
}

/** Red over everything until a person has seen it: what is wrong, and where the piece or the label belongs. */
export function StopScreen({ stop: { says, belongs }, label, onGoOn }: Props) {
  const t = useT();
  return (
    <div className={styles.stop} role="alertdialog" aria-labelledby="check-stop" aria-describedby="check-says">
      <strong id="check-stop" className={styles.word}>
        {t('check.stop')}
      </strong>
      <span id="check-says" className={styles.says}>
        {reasonText(says, t)}
      </span>
      {belongs && <Belongs order={belongs} />}
      <span className={styles.way}>{t('check.goOn')}</span>
      {label && <span className={styles.way}>{t('check.orMend')}</span>}
      <Button size="large" onClick={onGoOn}>
        {t('check.command.next')}
      </Button>
    </div>
  );
}

function Belongs({ order: { orderNumber: order, bench, slots } }: { order: BenchOrder }) {
  const t = useT();
  if (bench === null) return <span className={styles.belongs}>{t('check.belongsOrder', { order })}</span>;
  const place = slots.length > 0 ? ('check.belongsSlot' as const) : ('check.belongsBench' as const);
  return <span className={styles.belongs}>{t(place, { order, bench, slots: slots.join(' + ') })}</span>;
}
