import type { ClassificationTemplate } from '@pressroom/contract/classification/classification';
import { productTemplates } from '@pressroom/contract/productTemplates/productTemplates';
import { Button, Popover, Spin } from 'antd';
import { Link } from 'react-router';
import { useCanCall } from '../../../client/session.tsx';
import { useRead } from '../../../client/useRead.ts';
import { failureText } from '../../../i18n/failureText.ts';
import { useT } from '../../../i18n/i18n.ts';
import styles from './list.module.css';

/** How many product templates use the template; a press names them. */
export function TemplateUses({ template: { id, name, useCount } }: { template: ClassificationTemplate }) {
  const t = useT();
  if (!useCount) return useCount;
  return (
    <Popover trigger="click" placement="left" title={t('classification.usedBy', { name })} content={<Uses id={id} />}>
      <Button type="link" size="small" aria-label={t('classification.showUses', { name, count: useCount })}>
        {useCount}
      </Button>
    </Popover>
  );
}

const shown = 20;

function Uses({ id }: { id: string }) {
  const t = useT();
  const mayOpen = useCanCall()(productTemplates.edit);
  const { data, error } = useRead(productTemplates.list, { categoryTemplateId: id, pageSize: shown });
  if (!data) return error ? failureText(error, t) : <Spin size="small" />;
  const address = (search: Record<string, string>) => `/products/stencil?${new URLSearchParams(search).toString()}`;
  return (
    <ul className={styles.all}>
      {data.rows.map((row) => (
        <li key={row.id}>{mayOpen ? <Link to={address({ fuzzy: row.name })}>{row.name}</Link> : row.name}</li>
      ))}
      {data.total > shown && (
        <li>
          {mayOpen ? (
            <Link to={address({ categoryTemplateId: id })}>{t('classification.allUses', { count: data.total })}</Link>
          ) : (
            t('classification.allUses', { count: data.total })
          )}
        </li>
      )}
    </ul>
  );
}
