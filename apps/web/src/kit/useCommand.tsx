import type { CallInput, CallOutput, Endpoint } from '@pressroom/contract/endpoint';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { Button } from 'antd';
import { useRef, useState } from 'react';
import { call, type CallOptions } from '../client/call.ts';
import { useT } from '../i18n/i18n.ts';
import { useFailureToast } from './useFailureToast.ts';
import { useToasts } from '../ui/toasts.ts';
import { useQuestion } from '../ui/questions/question.ts';

export interface Question {
  title: string;
  detail?: string;
  /** Label of the button that confirms; the button is red if `danger` is set. */
  ok: string;
  /** Label of the button that declines, where "Cancel" could be taken for the act itself. */
  cancel?: string;
  danger?: boolean;
}

interface Options<E extends Endpoint> {
  /** Label of the button in the form that sends the command, if it does more than save. */
  label?: string;
  /** Said above the form that sends the command when the rules of its own fields refuse it. */
  incomplete?: string;
  /** The text of the toast after a success; undefined if the screen reports the success itself. */
  success?: string | ((output: CallOutput<E>, input: CallInput<E>) => string | undefined);
  /** The reads whose answers the write may change. */
  invalidates?: readonly Endpoint[];
  /** Asked before each run. Without the user's consent no call is made. */
  confirm?: (input: CallInput<E>) => Question;
  /** Offered as a button in the toast. */
  undo?: (output: CallOutput<E>, input: CallInput<E>) => Promise<unknown>;
}

/** A first answer that was requested before the write may be outdated; it is requested again. */
async function askAnew(client: QueryClient, queryKey: readonly string[]) {
  await client.cancelQueries({ queryKey, type: 'active', predicate: ({ state }) => state.data === undefined });
  await client.invalidateQueries({ queryKey });
}

/**
 * A write. `run` shows failures and resolves to undefined for them; `attempt` rejects, for callers that show failures
 * themselves.
 */
export function useCommand<E extends Endpoint>(endpoint: E, options: Options<E> = {}) {
  const { label, incomplete, success, invalidates = [], confirm, undo } = options;
  const t = useT();
  const toasts = useToasts();
  const askPerson = useQuestion();
  const showFailure = useFailureToast();
  const client = useQueryClient();
  const underWay = useRef(new Map<string, CallInput<E>>());
  const [pending, setPending] = useState<readonly CallInput<E>[]>([]);

  /**
   * Reloads what the screen shows. Everything else reloads when it is shown next, because a write may have changed it.
   */
  async function refresh() {
    await client.invalidateQueries({ refetchType: 'none' });
    await Promise.all(invalidates.map(({ path }) => askAnew(client, [path])));
  }

  async function attempt(input: CallInput<E>, how?: CallOptions): Promise<CallOutput<E>> {
    const key = JSON.stringify(input);
    underWay.current.set(key, input);
    setPending([...underWay.current.values()]);
    try {
      const output = await call(endpoint, input, how);
      tell(output, input);
      return output;
    } finally {
      underWay.current.delete(key);
      setPending([...underWay.current.values()]);
      void refresh();
    }
  }

  function tell(output: CallOutput<E>, input: CallInput<E>) {
    const text = typeof success === 'function' ? success(output, input) : success;
    if (!text) return;
    const content = undo ? (
      <>
        {text} <UndoButton label={t('kit.undo')} onUndo={() => void takeBack(output, input)} />
      </>
    ) : (
      text
    );
    toasts.success({ content, key: endpoint.path });
  }

  async function takeBack(output: CallOutput<E>, input: CallInput<E>) {
    toasts.destroy(endpoint.path);
    try {
      await undo?.(output, input);
    } catch (cause) {
      showFailure(cause);
    }
    await refresh();
  }

  async function run(input: CallInput<E>, how?: CallOptions): Promise<CallOutput<E> | undefined> {
    // A second press during the call would repeat the write.
    if (underWay.current.has(JSON.stringify(input))) return undefined;
    if (confirm && !(await ask(confirm(input)))) return undefined;
    try {
      return await attempt(input, how);
    } catch (cause) {
      showFailure(cause);
      return undefined;
    }
  }

  async function ask({ title, detail, ok, cancel = t('ui.cancel'), danger = false }: Question): Promise<boolean> {
    return askPerson({
      title,
      content: detail,
      okText: ok,
      cancelText: cancel,
      okButtonProps: { danger },
      focusable: { autoFocusButton: danger ? 'cancel' : 'ok' },
    });
  }

  return { endpoint, label, incomplete, run, attempt, pending: pending.length > 0, pendingInputs: pending };
}

export type Command<E extends Endpoint> = ReturnType<typeof useCommand<E>>;

function UndoButton({ label, onUndo }: { label: string; onUndo: () => void }) {
  return (
    <Button type="link" size="small" onClick={onUndo}>
      {label}
    </Button>
  );
}
