import ApiOutlined from '@ant-design/icons/ApiOutlined';
import { channels, type ConnectionResult } from '@pressroom/contract/channels/channels';
import { parameterSlots } from '@pressroom/contract/channels/systems';
import type { CallInput } from '@pressroom/contract/endpoint';
import { Alert, Button, Form } from 'antd';
import { useState } from 'react';
import { CallFailure, fieldProblems } from '../../client/callFailure.ts';
import { failureText } from '../../i18n/failureText.ts';
import { useT } from '../../i18n/i18n.ts';
import { problemsOf } from '../../kit/problems.ts';
import { useCommand } from '../../kit/useCommand.tsx';
import styles from './channels.module.css';
import { OfferedChannels } from './OfferedChannels.tsx';

const asked = ['id', 'systemCode', 'apiUrl', ...parameterSlots] as const;

/** Tests the connection with the values of the form. A changed value makes the answer void. */
export function ConnectionTest() {
  const t = useT();
  const form = Form.useFormInstance();
  const command = useCommand(channels.test);
  const [answer, setAnswer] = useState<{ of: string; result: ConnectionResult }>();
  // renders again with every change
  Form.useWatch([], form);
  const values = form.getFieldsValue(true) as Record<string, unknown>;
  const connection = Object.fromEntries(asked.map((name) => [name, values[name]]));
  const of = JSON.stringify(connection);
  const result = answer?.of === of ? answer.result : undefined;

  async function test() {
    setAnswer(undefined);
    const problems = problemsOf(channels.test, connection, t);
    if (problems.length > 0) return form.setFields(problems);
    try {
      setAnswer({ of, result: await command.attempt(connection as CallInput<typeof channels.test>) });
    } catch (cause) {
      if (!(cause instanceof CallFailure)) throw cause;
      const found = fieldProblems(cause).map(({ path, msg }) => ({ name: path, errors: [msg] }));
      form.setFields(found);
      if (found.length === 0) setAnswer({ of, result: { connected: false, msg: failureText(cause, t) } });
    }
  }
  return (
    <div className={styles.test}>
      <Button icon={<ApiOutlined />} loading={command.pending} onClick={() => void test()}>
        {t('channels.test')}
      </Button>
      <div role="status">
        {result?.connected === false && <Alert type="error" showIcon title={result.msg} />}
        {result?.connected && <OfferedChannels offered={result.channels} />}
      </div>
    </div>
  );
}
