import { type CodeEntry, codes } from '@pressroom/contract/codes/codes';
import { Alert, Checkbox, Form } from 'antd';
import { useRead } from '../../client/useRead.ts';
import { useT } from '../../i18n/i18n.ts';
import styles from './CodeRenaming.module.css';

/** For a used entry whose code is being changed: what the change renames, and what forbids it. */
export function CodeRenaming({ entry }: { entry: CodeEntry }) {
  const t = useT();
  const code = Form.useWatch<string | undefined>('code')?.trim() ?? entry.code;
  const changes = code !== '' && code !== entry.code;
  const { data } = useRead(codes.renaming, { id: entry.id, code }, { enabled: changes });
  if (!changes) return null;
  const more = data ? data.productCodes - data.examples.length : 0;
  return (
    <div className={styles.renaming} role="status">
      {data && (
        <>
          <strong>{t('codes.renames', { count: data.productCodes, categories: data.categories })}</strong>
          {data.examples.length > 0 && (
            <ul>
              {data.examples.map(({ from, to }) => (
                <li key={from}>
                  {from} → <strong>{to}</strong>
                </li>
              ))}
              {more > 0 && <li>{t('codes.renamesMore', { count: more })}</li>}
            </ul>
          )}
          {data.clash !== null && <Alert type="error" showIcon title={t('codes.wouldCollide', { code: data.clash })} />}
          <p>{t('codes.renamesOrders', { count: data.orderLines })}</p>
        </>
      )}
      <Form.Item name="renameUses" valuePropName="checked" noStyle>
        <Checkbox>{t('codes.renameConfirm')}</Checkbox>
      </Form.Item>
    </div>
  );
}
