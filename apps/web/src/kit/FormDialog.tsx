import type { CallInput, CallOutput, Endpoint } from '@pressroom/contract/endpoint';
import { Alert, Button, Form, type FormInstance } from 'antd';
import { type KeyboardEvent, type ReactNode, useEffect, useId, useState } from 'react';
import { flushSync } from 'react-dom';
import { CallFailure, fieldProblems } from '../client/callFailure.ts';
import { failureText } from '../i18n/failureText.ts';
import { useT } from '../i18n/i18n.ts';
import { Dialog } from '../ui/Dialog.tsx';
import type { Editing } from './editing.ts';
import styles from './FormDialog.module.css';
import { FormStartContext, listenersOf, useFormStart } from './formStart.ts';
import { HoldContext, useHolds } from './heldSave.ts';
import { type Path, type Problem, problemsOf, sameField } from './problems.ts';
import type { Command } from './useCommand.tsx';
import { useConflict } from './useConflict.tsx';
import { useLeaveQuestion } from './useLeaveQuestion.ts';

interface Props<E extends Endpoint, Row> {
  title: string;
  /** The write that saves the form. Its input schema checks all fields before the call. */
  command: Command<E>;
  /** The initial values of a new record. Values without a field, such as ids, are sent too. */
  initial?: Partial<CallInput<E>>;
  /** A record that other users may change at the same time. Its id and `gmtModified` are among the values. */
  editing?: Editing<Row, Partial<CallInput<E>>>;
  /** Shown in the footer, opposite the buttons. What asks about the values before they are saved is given the form. */
  extra?: ReactNode | ((form: FormInstance) => ReactNode);
  /** Offers to save and go on with a further record, which starts with these values; undefined: there is none. */
  next?: (saved: CallOutput<E>) => Partial<CallInput<E>> | undefined;
  /** Called with the answer after a success, without one when the user has left. */
  onClose: (saved?: CallOutput<E>) => void;
  width?: number;
  /** Brings the first wrong field into sight before it takes the focus, where it may stand on another tab. */
  reveal?: (field: Path) => void;
  /** The `Form.Item`s; their names are those of the input. */
  children: ReactNode;
}

export function FormDialog<E extends Endpoint, Row = unknown>(props: Props<E, Row>) {
  const { title, command, initial, editing, extra, next, onClose, width = 520, reveal, children } = props;
  const { endpoint } = command;
  const t = useT();
  const askToLeave = useLeaveQuestion();
  const id = useId();
  const [form] = Form.useForm();
  const [shown, setShown] = useState<readonly Problem[]>([]);
  const [checked, setChecked] = useState<{ firstWrong?: Path }>();
  const [complaint, setComplaint] = useState<string>();
  const holds = useHolds();
  const start = useFormStart(form);
  const conflict = useConflict(form, editing, {
    onSettled: (isReloaded) => {
      setComplaint(undefined);
      if (isReloaded) start.begin();
    },
  });

  // This runs after the fields are enabled again: a disabled field cannot take the focus.
  useEffect(() => {
    if (checked?.firstWrong) form.focusField(checked.firstWrong);
  }, [form, checked]);

  function markFields(problems: readonly Problem[]) {
    const solved = shown.filter(({ name }) => !problems.some((problem) => sameField(problem.name, name)));
    form.setFields([...solved.map(({ name }) => ({ name, errors: [] })), ...problems]);
    setShown(problems);
  }

  /** Marks the fields, and returns the errors of problems that belong to no field of this form. */
  function showProblems(problems: readonly Problem[]): string[] {
    const fields = form.getFieldsError().map(({ name }) => name);
    const wrong = (name: Path) => problems.some((problem) => sameField(problem.name, name));
    markFields(problems);
    const firstWrong = fields.find(wrong);
    // at once: a field that is still hidden cannot take the focus
    if (firstWrong && reveal) flushSync(() => reveal(firstWrong));
    setChecked({ firstWrong });
    return problems
      .filter(({ name }) => !fields.some((field) => sameField(field, name)))
      .flatMap(({ errors }) => errors);
  }

  /** Starts the further record, with the focus in its first empty field. */
  function goOn(values: Partial<CallInput<E>>) {
    form.resetFields();
    form.setFieldsValue(values);
    setShown([]);
    setComplaint(undefined);
    const fields = form.getFieldsError().map(({ name }) => name);
    const isEmpty = (name: Path) => {
      const value: unknown = form.getFieldValue(name);
      return value === undefined || value === null || value === '';
    };
    setChecked({ firstWrong: fields.find(isEmpty) });
  }

  async function submit({ further = false } = {}) {
    if (holds.refuses()) return;
    const values: unknown = form.getFieldsValue(true);
    const problems = problemsOf(endpoint, values, t);
    conflict.drop();
    const unsaid = showProblems(problems);
    setComplaint(unsaid.join('\n') || (problems.length > 0 ? command.incomplete : undefined));
    if (problems.length > 0) return;
    try {
      const saved = await command.attempt(values as CallInput<E>);
      const following = further ? next?.(saved) : undefined;
      if (following) goOn(following);
      else onClose(saved);
    } catch (cause) {
      if (!(cause instanceof CallFailure)) throw cause;
      const found = fieldProblems(cause).map(({ path, msg }) => ({ name: path, errors: [msg] }));
      const untold = showProblems(found);
      if (cause.endsSession || (found.length > 0 && untold.length === 0)) return;
      setComplaint(untold.join('\n') || failureText(cause, t));
      conflict.take(cause);
    }
  }

  async function leave() {
    if (command.pending) return;
    const lost = start.differs() || holds.held();
    if (!lost || (await askToLeave())) onClose();
  }

  function submitOnCtrlEnter(event: KeyboardEvent) {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) form.submit();
  }

  return (
    <Dialog
      title={title}
      width={width}
      className={styles.dialog}
      mask={{ closable: false }}
      onCancel={() => void leave()}
      footer={
        <div className={styles.footer}>
          {extra && <span className={styles.extra}>{typeof extra === 'function' ? extra(form) : extra}</span>}
          <span className={styles.buttons}>
            <Button onClick={() => void leave()}>{t('ui.cancel')}</Button>
            {next && (
              <Button disabled={command.pending} onClick={() => void submit({ further: true })}>
                {t('kit.saveAndNext')}
              </Button>
            )}
            <Button type="primary" htmlType="submit" form={id} loading={command.pending}>
              {command.label ?? t('ui.save')}
            </Button>
          </span>
        </div>
      }
    >
      <div role="presentation" onKeyDown={submitOnCtrlEnter} {...listenersOf(start)}>
        {holds.told && <Alert type="warning" showIcon className={styles.failure} title={holds.told} />}
        {complaint && (
          <Alert type="error" showIcon className={styles.failure} title={complaint} action={conflict.opener} />
        )}
        <Form
          id={id}
          form={form}
          layout="vertical"
          initialValues={editing ? editing.valuesOf(editing.record) : initial}
          disabled={command.pending}
          onFinish={() => void submit()}
          onValuesChange={() => checked && markFields(problemsOf(endpoint, form.getFieldsValue(true), t))}
        >
          <FormStartContext value={start}>
            <HoldContext value={holds.hold}>{children}</HoldContext>
          </FormStartContext>
        </Form>
      </div>
      {conflict.dialog}
    </Dialog>
  );
}
