import { type PublishTemplate, publishTemplates } from '@pressroom/contract/publishTemplates/publishTemplates';
import { Button } from 'antd';
import { useT } from '../../i18n/i18n.ts';
import { type Column, ResourceTable } from '../../kit/ResourceTable.tsx';
import { useResourceList } from '../../kit/useResourceList.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import styles from './publishTemplates.module.css';
import { TemplateFilters } from './TemplateFilters.tsx';
import { useTemplateColumns } from './useTemplateColumns.tsx';

interface Props {
  onChoose: (template: PublishTemplate) => void;
  onClose: () => void;
}

/** Chooses the template that batch publishing begins with. */
export function ReferenceTemplateDialog({ onChoose, onClose }: Props) {
  const t = useT();
  const list = useResourceList(publishTemplates.list, { storage: 'memory' });
  const use: Column<PublishTemplate> = {
    key: 'actions',
    title: t('ui.actions'),
    width: 90,
    fixed: 'end',
    render: (template) => (
      <Button type="link" size="small" onClick={() => onChoose(template)}>
        {t('publishTemplates.use')}
      </Button>
    ),
  };
  const columns = useTemplateColumns({ show: () => undefined }).filter(({ key }) => key !== 'actions');
  return (
    <Dialog
      title={t('publishTemplates.reference')}
      width="min(1180px, 94vw)"
      onCancel={onClose}
      footer={<Button onClick={onClose}>{t('ui.cancel')}</Button>}
    >
      <TemplateFilters list={list} />
      <div className={styles.library}>
        <ResourceTable list={list} columns={[...columns, use]} empty={t('publishTemplates.none')} />
      </div>
    </Dialog>
  );
}
