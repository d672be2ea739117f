import { type AuditAction, auditActions, type AuditDownload, auditDownloads } from '@pressroom/contract/audit/actions';
import type { audit } from '@pressroom/contract/audit/audit';
import { type AuditObject, auditObjectTypes } from '@pressroom/contract/audit/objects';
import { Select } from 'antd';
import { useT } from '../../i18n/i18n.ts';
import { SearchForm, SearchItem } from '../../kit/SearchForm.tsx';
import type { ResourceList } from '../../kit/useResourceList.ts';
import { DayRange } from '../../ui/DayRange.tsx';
import { ClearableInput } from '../../ui/ClearableInput.tsx';

/** Each action with the kinds of records that it is about. */
const kindsOf: Readonly<Record<AuditAction | AuditDownload, readonly AuditObject[]>> = {
  ...auditActions,
  ...auditDownloads,
};
const actions = Object.keys(kindsOf) as (keyof typeof kindsOf)[];

export function AuditFilters({ list }: { list: ResourceList<typeof audit.page> }) {
  const t = useT();
  const { field, draft, change } = list;
  const choose = { allowClear: true, placeholder: t('ui.all'), showSearch: { optionFilterProp: 'label' } };
  const kind = auditObjectTypes.find((type) => type === draft.objectType);
  const offered = actions.filter((action) => !kind || kindsOf[action].includes(kind));
  const days = field('startTime');
  return (
    <SearchForm list={list}>
      <SearchItem label={t('audit.person')} name="username" width={130}>
        <ClearableInput {...field('username')} maxLength={50} />
      </SearchItem>
      <SearchItem label={t('audit.objectTitle')} name="objectType" width={140}>
        <Select
          {...field('objectType')}
          {...choose}
          onChange={(objectType: string | undefined) => change({ objectType, objectId: undefined, action: undefined })}
          options={auditObjectTypes.map((type) => ({ value: type, label: t(`audit.object.${type}`) }))}
        />
      </SearchItem>
      {draft.objectId && (
        <SearchItem label={t('audit.objectId')} name="objectId" width={110}>
          <ClearableInput {...field('objectId')} inputMode="numeric" maxLength={19} />
        </SearchItem>
      )}
      <SearchItem label={t('audit.actionTitle')} name="action" width={190}>
        <Select
          {...field('action')}
          {...choose}
          popupMatchSelectWidth={false}
          options={offered.map((action) => ({ value: action, label: t(`audit.action.${action}`) }))}
        />
      </SearchItem>
      <SearchItem label={t('audit.days')} name="startTime" width={240}>
        <DayRange
          id={days.id}
          from={draft.startTime}
          to={draft.endTime}
          onChange={(startTime, endTime) => change({ startTime, endTime })}
        />
      </SearchItem>
    </SearchForm>
  );
}
