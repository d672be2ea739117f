import { type ProductTemplateDetail, productTemplates } from '@pressroom/contract/productTemplates/productTemplates';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { readOf } from '../../client/useRead.ts';
import { useT } from '../../i18n/i18n.ts';
import { editing } from '../../kit/editing.ts';
import { FetchingDialog } from '../../kit/FetchingDialog.tsx';
import { FormDialog } from '../../kit/FormDialog.tsx';
import { FormTabs } from '../../kit/FormTabs.tsx';
import { useCommand } from '../../kit/useCommand.tsx';
import { ValidateOnBlur } from '../../kit/ValidateOnBlur.tsx';
import { HistoryButton } from '../audit/audit.public.tsx';
import { SlotFields } from '../pictures/pictures.public.tsx';
import { BasicFields } from './BasicFields.tsx';
import { SpecificationFields } from './SpecificationFields.tsx';
import { factsOf, newTemplate, plainFields, slotLists, type Tab, tabOf, tabs, valuesOf } from './templateForm.ts';

const width = 980;

interface Props {
  /** Absent: a new one. */
  id?: string;
  onClose: () => void;
}

/** The list does not hold the pictures: they are fetched before there is anything to change. */
export function TemplateDialog({ id, onClose }: Props) {
  return id === undefined ? <TemplateForm onClose={onClose} /> : <KnownTemplate id={id} onClose={onClose} />;
}

function KnownTemplate({ id, onClose }: { id: string; onClose: () => void }) {
  const t = useT();
  // Not kept when the dialog closes: who edits begins with what stands at that moment.
  const detail = useQuery({ ...readOf(productTemplates.get, { id }), gcTime: 0 });
  if (detail.data) return <TemplateForm template={detail.data} onClose={onClose} />;
  return <FetchingDialog title={t('productTemplates.edit')} answer={detail} onClose={onClose} width={width} />;
}

function TemplateForm({ template, onClose }: { template?: ProductTemplateDetail; onClose: () => void }) {
  const t = useT();
  const [tab, setTab] = useState<Tab>('basic');
  const command = useCommand(template ? productTemplates.edit : productTemplates.add, {
    success: t('productTemplates.saved'),
    invalidates: [productTemplates.list, productTemplates.get],
  });
  const panels = {
    basic: <BasicFields template={template} />,
    specifications: <SpecificationFields />,
    shein: <SlotFields marketplace="shein" counts="templateCount" lists={slotLists} />,
    temu: <SlotFields marketplace="temu" counts="templateCount" lists={slotLists} />,
  };
  return (
    <FormDialog
      title={t(template ? 'productTemplates.edit' : 'productTemplates.add')}
      command={command}
      initial={newTemplate}
      editing={editing(template, valuesOf, (record) => factsOf(record, t))}
      extra={template && <HistoryButton object="productTemplates" id={template.id} />}
      reveal={(field) => setTab(tabOf(field))}
      onClose={() => onClose()}
      width={width}
    >
      <ValidateOnBlur endpoint={productTemplates.add} names={plainFields}>
        <FormTabs
          tab={tab}
          onTurn={setTab}
          tabOf={tabOf}
          panels={tabs.map((key) => ({ key, label: t(`productTemplates.tab.${key}`), content: panels[key] }))}
        />
      </ValidateOnBlur>
    </FormDialog>
  );
}
