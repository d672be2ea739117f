import type { ChannelDetails } from '@pressroom/contract/channels/channels';
import { parametersOf, sameServer } from '@pressroom/contract/channels/systems';
import { Form, Input } from 'antd';
import { useT } from '../../i18n/i18n.ts';
import styles from './channels.module.css';
import { ConnectionTest } from './ConnectionTest.tsx';

/** What connects a channel to its system. Secrets are typed and never shown; kept ones only go to the server they are for. */
export function ConnectionFields({ channel }: { channel: ChannelDetails | undefined }) {
  const t = useT();
  const form = Form.useFormInstance();
  const systemCode: unknown = Form.useWatch('systemCode', form);
  const apiUrl = (Form.useWatch('apiUrl', form) as string | undefined) ?? '';
  const same = channel !== undefined && channel.systemCode === systemCode && sameServer(channel.apiUrl, apiUrl);
  const parameters = parametersOf(systemCode);
  return (
    <fieldset className={styles.section}>
      <legend>{t('channels.connection')}</legend>
      <Form.Item name="apiUrl" label={t('channels.apiUrl')} required>
        <Input maxLength={256} inputMode="url" autoComplete="off" />
      </Form.Item>
      {parameters.length === 0 && <p className={styles.soft}>{t('channels.chooseSystem')}</p>}
      <div className={styles.fields}>
        {parameters.map(({ name, slot, secret }) => {
          const kept = same && channel.keptParameters.includes(slot);
          return (
            <Form.Item key={`${name} ${slot}`} name={slot} label={t(`channels.parameter.${name}`)} required={!kept}>
              {secret ? (
                <Input.Password
                  maxLength={128}
                  autoComplete="new-password"
                  placeholder={kept ? t('channels.kept') : undefined}
                />
              ) : (
                <Input maxLength={128} autoComplete="off" />
              )}
            </Form.Item>
          );
        })}
      </div>
      <ConnectionTest />
    </fieldset>
  );
}
