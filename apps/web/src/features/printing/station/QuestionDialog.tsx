import { Button } from 'antd';
import { useEffect, useState } from 'react';
import { reasonText } from '../../../i18n/failureText.ts';
import { useT } from '../../../i18n/i18n.ts';
import type { Question } from '../queue/usePrintQueue.ts';
import { Dialog } from '../../../ui/Dialog.tsx';
import { OrderItems } from './OrderItems.tsx';
import { Remark } from './Remark.tsx';
import styles from './QuestionDialog.module.css';

/** Long enough that a hand on its way to the next key cannot say yes. */
const delay = 2_000;

/** Something about one order must be answered before the next is printed. */
export function QuestionDialog({ question }: { question: Question }) {
  const t = useT();
  if (question.name === 'again') return <AskAgain key={question.key} question={question} />;
  const { answer, says, choices } = question;
  return (
    <Dialog
      title={t('printing.chooseStore')}
      footer={null}
      mask={{ closable: false }}
      onCancel={() => answer(undefined)}
    >
      <p className={styles.msg}>{reasonText(says, t)}</p>
      <div className={styles.choices}>
        {choices.map(({ shopId, shopName }) => (
          <Button key={shopId} size="large" onClick={() => answer(shopId)}>
            {shopName}
          </Button>
        ))}
      </div>
    </Dialog>
  );
}

function AskAgain({ question: { code, says, parcel, answer } }: { question: Extract<Question, { name: 'again' }> }) {
  const t = useT();
  const [ready, setReady] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setReady(true), delay);
    return () => clearTimeout(timer);
  }, []);
  return (
    <Dialog
      title={t('printing.askAgain')}
      mask={{ closable: false }}
      onCancel={() => answer(false)}
      footer={
        <>
          <Button size="large" autoFocus onClick={() => answer(false)}>
            {t('ui.cancel')}
          </Button>
          <Button size="large" type="primary" danger disabled={!ready} onClick={() => answer(true)}>
            {t('printing.printAgain')}
          </Button>
        </>
      }
    >
      <strong className={styles.code}>{code}</strong>
      <p className={styles.msg}>{says}</p>
      {parcel && (
        <div className={styles.parcel}>
          <Remark remark={parcel.remark} />
          <OrderItems parcel={parcel} small />
        </div>
      )}
    </Dialog>
  );
}
