import { templateNameMax } from '@pressroom/contract/publishTemplates/form';
import { type PublishTemplate, publishTemplates } from '@pressroom/contract/publishTemplates/publishTemplates';
import { titleKeywords } from '@pressroom/contract/publishTemplates/titleKeywords';
import { descriptionMax } from '@pressroom/contract/publishing/form';
import { saleType } from '@pressroom/contract/publishing/status';
import { Checkbox, Form, Input } from 'antd';
import { useState } from 'react';
import { useT } from '../../i18n/i18n.ts';
import { editing } from '../../kit/editing.ts';
import { FormDialog } from '../../kit/FormDialog.tsx';
import { FormDraft, useFormDraft } from '../../kit/FormDraft.tsx';
import { useCommand } from '../../kit/useCommand.tsx';
import { ValidateOnBlur } from '../../kit/ValidateOnBlur.tsx';
import { HistoryButton } from '../audit/audit.public.tsx';
import { KeywordsField } from './KeywordsField.tsx';
import { ProductStoresField } from './ProductStoresField.tsx';
import { factsOf, newTemplate, type TemplateValues, valuesOf } from './templateForm.ts';

interface Props {
  /** Absent: a new one. */
  template?: PublishTemplate;
  /** What a new one begins as. */
  initial?: TemplateValues;
  onClose: (saved?: PublishTemplate) => void;
}

export function TemplateDialog(props: Props) {
  // another round shows the form anew, without what was not saved
  const [round, setRound] = useState(0);
  return <TemplateForm key={round} {...props} onDiscard={() => setRound(round + 1)} />;
}

const plainFields = ['name', 'productDescription'];

function TemplateForm({ template, initial, onClose, onDiscard }: Props & { onDiscard: () => void }) {
  const t = useT();
  const work = template?.id ?? (initial ? 'fromPlan' : 'new');
  const draft = useFormDraft<PublishTemplate>(`publishTemplates.${work}`, { record: template, aside: undefined });
  const command = useCommand(template ? publishTemplates.edit : publishTemplates.add, {
    success: t('publishTemplates.saved'),
    invalidates: [publishTemplates.list, publishTemplates.get, titleKeywords.list],
  });
  const record = draft.record;
  return (
    <FormDialog
      title={t(template ? 'publishTemplates.edit' : 'publishTemplates.add')}
      command={command}
      initial={initial ?? newTemplate}
      editing={editing(record, valuesOf, (shown) => factsOf(shown, t))}
      extra={template && <HistoryButton object="publishTemplates" id={template.id} />}
      onClose={(saved) => {
        draft.drop();
        onClose(saved);
      }}
      width={680}
    >
      <FormDraft draft={draft} onDiscard={onDiscard}>
        <ValidateOnBlur endpoint={publishTemplates.add} names={plainFields}>
          <Form.Item name="name" label={t('publishTemplates.name')} required>
            <Input maxLength={templateNameMax} showCount autoFocus />
          </Form.Item>
          <Form.Item name="storeIds" label={t('publishTemplates.stores')} required>
            <ProductStoresField known={record?.stores} />
          </Form.Item>
          <Form.Item name="saleType" label={t('publishTemplates.saleType')} required>
            <Checkbox.Group
              options={saleType.values.map((type) => ({ value: type, label: t(`publishTemplates.saleType.${type}`) }))}
            />
          </Form.Item>
          <Form.Item
            name="titleKeyword"
            label={t('publishTemplates.titleKeyword')}
            extra={t('publishTemplates.keywordHint')}
          >
            <KeywordsField />
          </Form.Item>
          <Form.Item name="productDescription" label={t('publishTemplates.productDescription')}>
            <Input.TextArea maxLength={descriptionMax} showCount autoSize={{ minRows: 3, maxRows: 10 }} />
          </Form.Item>
        </ValidateOnBlur>
      </FormDraft>
    </FormDialog>
  );
}
