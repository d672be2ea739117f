import { Alert, Button, Form } from 'antd';
import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { z } from 'zod';
import { showTime } from '../i18n/showTime.ts';
import { useT } from '../i18n/i18n.ts';
import styles from './FormDialog.module.css';
import { leavesOf } from './editing.ts';
import { useStartOfForm } from './formStart.ts';
import { useStoredDraft } from './useStoredDraft.ts';

const shape = z.object({
  values: z.record(z.string(), z.unknown()),
  /** The record as the form has loaded it. */
  record: z.unknown().optional(),
  /** What the form shows beside its values. */
  aside: z.unknown().optional(),
});

interface Given<Row, Aside> {
  record: Row | undefined;
  aside: Aside;
  personal?: boolean;
}

/** The unsaved work of one form. The record of an edited draft is the one that was edited, so that a later change is noticed. */
export function useFormDraft<Row, Aside = undefined>(name: string, given: Given<Row, Aside>) {
  const stored = useStoredDraft(name, shape, { personal: given.personal });
  const found = stored.found?.value;
  return {
    stored,
    values: found?.values,
    record: found ? (found.record as Row | undefined) : given.record,
    aside: found ? (found.aside as Aside) : given.aside,
    drop: stored.drop,
  };
}

interface Props {
  draft: Pick<ReturnType<typeof useFormDraft>, 'stored' | 'values' | 'record'>;
  aside?: unknown;
  /** Shows the form anew, without the draft. */
  onDiscard: () => void;
  children: ReactNode;
}

/** Inside a form: brings back what was not saved, says so, and keeps what is changed from then on. */
export function FormDraft({ draft: { stored, values: restored, record }, aside, onDiscard, children }: Props) {
  const t = useT();
  const form = Form.useFormInstance();
  const start = useStartOfForm();
  const values: unknown = Form.useWatch([], form);

  useEffect(() => {
    if (!restored) return;
    // leaving asks before it is lost
    start.countRestored();
    form.setFields(leavesOf(restored).map(([name, value]) => ({ name: name.split('.'), value, touched: true })));
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, when the form opens
  }, []);
  const keep = useEffectEvent(() => {
    if (!start.differs()) return stored.drop();
    stored.keep(() => ({ values: form.getFieldsValue(true) as Record<string, unknown>, record, aside }));
  });
  useEffect(() => keep(), [values, aside]);

  function discard() {
    stored.drop();
    onDiscard();
  }
  return (
    <>
      {stored.found && (
        <Alert
          type="info"
          showIcon
          className={styles.draft}
          title={t('kit.draftRestored', { when: showTime(stored.found.at) })}
          action={
            <Button size="small" onClick={discard}>
              {t('kit.draftDrop')}
            </Button>
          }
        />
      )}
      {stored.full && <Alert type="warning" showIcon className={styles.draft} title={t('kit.draftFull')} />}
      {children}
    </>
  );
}
