import { longestReason, reprintReasons } from '@pressroom/contract/printing/printing';
import { Button, Input, Radio } from 'antd';
import { type FormEvent, useEffect, useId, useState } from 'react';
import { reasonText } from '../../../i18n/failureText.ts';
import { useT } from '../../../i18n/i18n.ts';
import type { Question } from '../queue/printQueue.ts';
import type { Reprint } from '../queue/queuedScans.ts';
import { Dialog } from '../../../ui/Dialog.tsx';
import { OrderItems } from './OrderItems.tsx';
import { Remark } from './Remark.tsx';
import styles from './QuestionDialog.module.css';

type Asked<N extends Question['name']> = Extract<Question, { name: N }>;

/** Long enough that a hand on its way to the next key cannot say yes. */
const delay = 2_000;

/** Something about one order must be answered before the next is printed. */
export function QuestionDialog({ question }: { question: Question }) {
  if (question.name === 'again') return <AskAgain key={question.key} question={question} />;
  if (question.name === 'cameOut') return <AskWhetherOut key={question.key} question={question} />;
  return <AskStore key={question.key} question={question} />;
}

function AskStore({ question: { answer, code, says, choices } }: { question: Asked<'store'> }) {
  const t = useT();
  return (
    <Dialog
      title={t('printing.chooseStore')}
      footer={null}
      mask={{ closable: false }}
      onCancel={() => answer(undefined)}
    >
      <strong className={styles.code}>{code}</strong>
      <p className={styles.msg}>{reasonText(says, t)}</p>
      <div className={styles.choices}>
        {choices.map(({ shopId, shopName }, at) => (
          <Button key={shopId} size="large" autoFocus={at === 0} onClick={() => answer(shopId)}>
            {shopName}
          </Button>
        ))}
      </div>
    </Dialog>
  );
}

function AskAgain({ question: { code, says, parcel, answer } }: { question: Asked<'again'> }) {
  const t = useT();
  const id = useId();
  const ready = useReady();
  const [reason, setReason] = useState<Reprint['reason']>();
  const [words, setWords] = useState('');
  const count = parcel?.parcelCount ?? 1;
  const [parcelNo, setParcelNo] = useState(parcel?.parcelNo ?? 1);
  const reasonWords = reason === 'other' ? words.trim() : '';
  const complete = reason !== undefined && (reason !== 'other' || reasonWords !== '');

  function confirm(event: FormEvent) {
    event.preventDefault();
    const which = count > 1 && { parcelNo };
    if (ready && reason && complete) answer({ reason, reasonText: reasonWords, ...which });
  }
  return (
    <Dialog
      title={t('printing.askAgain')}
      mask={{ closable: false }}
      onCancel={() => answer(undefined)}
      footer={
        <>
          <Button size="large" onClick={() => answer(undefined)}>
            {t('ui.cancel')}
          </Button>
          <Button size="large" type="primary" danger disabled={!ready || !complete} htmlType="submit" form={id}>
            {t('printing.printAgain')}
          </Button>
        </>
      }
    >
      <strong className={styles.code}>{code}</strong>
      <p className={styles.msg}>{says}</p>
      <form id={id} className={styles.reason} onSubmit={confirm}>
        {count > 1 && (
          <>
            <span id={`${id}which`}>{t('printing.whichParcel')}</span>
            <Radio.Group
              aria-labelledby={`${id}which`}
              name={`${id}parcel`}
              value={parcelNo}
              onChange={({ target }) => setParcelNo(target.value as number)}
            >
              {Array.from({ length: count }, (_, index) => (
                <Radio key={index} value={index + 1} onKeyDown={submitOnEnter}>
                  {t('printing.parcelNo', { parcel: index + 1 })}
                </Radio>
              ))}
            </Radio.Group>
          </>
        )}
        <span id={`${id}why`}>{t('printing.why')}</span>
        <Radio.Group
          aria-labelledby={`${id}why`}
          name={`${id}reason`}
          value={reason}
          onChange={({ target }) => setReason(target.value as Reprint['reason'])}
        >
          {reprintReasons.map((one, at) => (
            <Radio key={one} value={one} autoFocus={at === 0} onKeyDown={submitOnEnter}>
              {t(`printing.reason.${one}`)}
            </Radio>
          ))}
        </Radio.Group>
        {reason === 'other' && (
          <Input
            aria-label={t('printing.reasonWords')}
            placeholder={t('printing.reasonWords')}
            value={words}
            maxLength={longestReason}
            autoComplete="off"
            onChange={(event) => setWords(event.target.value)}
          />
        )}
      </form>
      {parcel && (
        <div className={styles.parcel}>
          <Remark remark={parcel.remark} />
          <OrderItems parcel={parcel} small />
        </div>
      )}
    </Dialog>
  );
}

/** Browsers send a form by Enter from its text fields, and not all of them from its choices. */
function submitOnEnter({ key, currentTarget }: { key: string; currentTarget: HTMLElement }) {
  if (key === 'Enter') currentTarget.closest('form')?.requestSubmit();
}

function AskWhetherOut({ question: { code, says, answer } }: { question: Asked<'cameOut'> }) {
  const t = useT();
  const ready = useReady();
  return (
    <Dialog
      title={t('printing.cameOut')}
      mask={{ closable: false }}
      closable={false}
      keyboard={false}
      footer={
        <>
          <Button size="large" disabled={!ready} onClick={() => answer(false)}>
            {t('printing.cameOut.no')}
          </Button>
          <Button size="large" type="primary" disabled={!ready} onClick={() => answer(true)}>
            {t('printing.cameOut.yes')}
          </Button>
        </>
      }
    >
      <strong className={styles.code}>{code}</strong>
      <p className={styles.msg}>{reasonText(says, t)}</p>
      <p className={styles.msg}>{t('printing.cameOut.look')}</p>
    </Dialog>
  );
}

function useReady(): boolean {
  const [ready, setReady] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setReady(true), delay);
    return () => clearTimeout(timer);
  }, []);
  return ready;
}
