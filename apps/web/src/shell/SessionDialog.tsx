import { App } from 'antd';
import { useEffect, useEffectEvent, useRef } from 'react';
import { onSessionEnd, token } from '../client/token.ts';
import { useT } from '../i18n/i18n.ts';

/** One question, however many calls fail together. */
export function SessionDialog() {
  const t = useT();
  const { modal } = App.useApp();
  const asking = useRef(false);

  const ask = useEffectEvent(async (msg: string) => {
    if (asking.current) return;
    asking.current = true;
    const again = await modal.confirm({
      title: t('shell.sessionEnded'),
      content: msg,
      okText: t('shell.signInAgain'),
      cancelText: t('ui.cancel'),
    });
    asking.current = false;
    if (!again) return;
    token.drop();
    location.reload();
  });
  useEffect(() => onSessionEnd((msg) => void ask(msg)), []);
  return null;
}
