import type { StoreKey } from '@pressroom/contract/stores/authorization';
import { stores } from '@pressroom/contract/stores/stores';
import { useQuery } from '@tanstack/react-query';
import { Form } from 'antd';
import { useEffect, useState } from 'react';
import { readOf } from '../../../client/useRead.ts';
import { failureText } from '../../../i18n/failureText.ts';
import { useT } from '../../../i18n/i18n.ts';

const quietMs = 400;

export interface WhichKeys {
  /** The app's key and secret are asked for, too. */
  ownApp: boolean;
  /** Those that the store has: blank fields mean them. */
  kept: readonly StoreKey[];
  /** The kept key and secret do not count. */
  settingsApp: 1 | undefined;
}

/** The warehouses for the keys that stand in the form, once typing has paused. An answer for former keys is dropped. */
export function useWarehouses(storeId: string, { ownApp, kept, settingsApp }: WhichKeys) {
  const t = useT();
  const form = Form.useFormInstance();
  const typed = (name: string | undefined): string => name?.trim() ?? '';
  const productToken = typed(Form.useWatch('productToken', form));
  const productKey = typed(Form.useWatch('productKey', form));
  const productSecret = typed(Form.useWatch('productSecret', form));
  const has = (name: StoreKey, value: string) => value !== '' || kept.includes(name);
  const complete =
    has('productToken', productToken) &&
    (!ownApp || (has('productKey', productKey) && has('productSecret', productSecret)));
  const question = { id: storeId, productToken, settingsApp, ...(ownApp && { productKey, productSecret }) };

  const now = JSON.stringify(question);
  const [settled, setSettled] = useState<string>();
  useEffect(() => {
    const timer = setTimeout(() => setSettled(now), quietMs);
    return () => clearTimeout(timer);
  }, [now]);

  const asking = complete && settled === now;
  // Keys are not kept any longer than the dialog is open.
  const answer = useQuery({
    ...readOf(stores.getWarehouses, question),
    enabled: asking,
    gcTime: 0,
    retry: false,
    staleTime: Infinity,
  });
  const failure = asking && !answer.isFetching ? failureText(answer.error, t) : undefined;
  return {
    /** Undefined until they are known for what is typed now. */
    sites: asking ? answer.data : undefined,
    loading: complete && failure === undefined && !(asking && answer.data),
    failure,
    retry: () => void answer.refetch(),
  };
}
