import WarningFilled from '@ant-design/icons/WarningFilled';
import { Tooltip } from 'antd';
import { Link } from 'react-router';
import { mayOpenPage, type PagePath } from '../../client/pageRights.ts';
import { useSession } from '../../client/session.tsx';
import { useT } from '../../i18n/i18n.ts';
import styles from './productTemplates.module.css';

interface Props {
  page: PagePath;
  /** The filters that find the record there. */
  search: Readonly<Record<string, string>>;
  name: string;
  /** Says where the link leads. */
  label: string;
  findings?: number;
}

/** The name of what a template is made of, leading there for those who may open its page. */
export function MadeOf({ page, search, name, label, findings = 0 }: Props) {
  const t = useT();
  const reachable = mayOpenPage(useSession(), page);
  const told = t('productTemplates.findings', { count: findings });
  return (
    <span className={styles.madeOf}>
      {findings > 0 && (
        <Tooltip title={told}>
          <WarningFilled className={styles.warning} role="img" aria-label={told} tabIndex={0} />
        </Tooltip>
      )}
      {reachable ? (
        <Link to={`${page}?${new URLSearchParams(search).toString()}`} aria-label={label}>
          {name}
        </Link>
      ) : (
        name
      )}
    </span>
  );
}
