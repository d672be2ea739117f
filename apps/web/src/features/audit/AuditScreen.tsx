import { audit } from '@pressroom/contract/audit/audit';
import { useT } from '../../i18n/i18n.ts';
import { ResourceTable } from '../../kit/ResourceTable.tsx';
import { useResourceList } from '../../kit/useResourceList.ts';
import { Screen } from '../../ui/Screen.tsx';
import { ArchivedMonths } from './ArchivedMonths.tsx';
import { AuditDetails } from './AuditDetails.tsx';
import { AuditFilters } from './AuditFilters.tsx';
import { useAuditColumns } from './useAuditColumns.tsx';

/** Everything that was written in the product, by whom and when. */
export function AuditScreen() {
  const t = useT();
  const list = useResourceList(audit.page);
  const columns = useAuditColumns();
  return (
    <Screen title={t('audit.title')}>
      <AuditFilters list={list} />
      <ResourceTable
        list={list}
        columns={columns}
        empty={t('audit.none')}
        expand={(row) => (
          <AuditDetails
            row={row}
            onRecord={({ objectType, objectIds }) =>
              list.setFilters({ objectType, objectId: objectIds[0], username: undefined, action: undefined })
            }
          />
        )}
      />
      <ArchivedMonths of="audit" />
    </Screen>
  );
}
