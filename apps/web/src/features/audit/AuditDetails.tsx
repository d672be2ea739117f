import type { AuditRow } from '@pressroom/contract/audit/audit';
import { Button } from 'antd';
import { Link } from 'react-router';
import { mayOpenPage } from '../../client/pageRights.ts';
import { useSession } from '../../client/session.tsx';
import { useT } from '../../i18n/i18n.ts';
import { RowActions } from '../../ui/RowActions.tsx';
import styles from './AuditDetails.module.css';
import { Changes } from './Changes.tsx';
import { recordLink } from './recordLink.ts';

interface Props {
  row: AuditRow;
  /** Looks for every row about this record. */
  onRecord: (row: AuditRow) => void;
}

/** A row opened up: all that changed, and where it came from. */
export function AuditDetails({ row, onRecord }: Props) {
  const t = useT();
  const session = useSession();
  const link = recordLink(row);
  const { objectIds, objectCount } = row;
  const more =
    objectCount > objectIds.length ? ` ${t('audit.andMore', { count: objectCount - objectIds.length })}` : '';
  const facts = [
    [t('audit.records'), objectIds.map((id) => `#${id}`).join(' ') + more],
    [t('audit.from'), row.address],
    [t('audit.request'), row.requestId],
  ] as const;
  return (
    <div className={styles.details}>
      <Changes changes={row.changes} />
      <dl className={styles.facts}>
        {facts.map(
          ([name, value]) =>
            value && (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ),
        )}
      </dl>
      <RowActions>
        {objectCount === 1 && (
          <Button type="link" size="small" onClick={() => onRecord(row)}>
            {t('audit.ofRecord')}
          </Button>
        )}
        {link && mayOpenPage(session, link.page) && (
          <Link to={link.address} className={styles.link}>
            {t('audit.openList')}
          </Link>
        )}
      </RowActions>
    </div>
  );
}
