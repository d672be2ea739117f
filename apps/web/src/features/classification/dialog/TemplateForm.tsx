import type { ClassificationDetail } from '@pressroom/contract/classification/classification';
import { Form, Input } from 'antd';
import { useState } from 'react';
import { useT } from '../../../i18n/i18n.ts';
import { editing } from '../../../kit/editing.ts';
import { FormDialog } from '../../../kit/FormDialog.tsx';
import { HistoryButton } from '../../audit/audit.public.tsx';
import { ProposeButton } from '../pairs/ProposeButton.tsx';
import { CheckButton } from './CheckButton.tsx';
import { CheckResult, type Judged } from './CheckResult.tsx';
import { factsOf } from './factsOf.ts';
import styles from '../form/form.module.css';
import { valuesOf } from '../form/formValues.ts';
import { MarketplaceHalf } from '../form/MarketplaceHalf.tsx';
import { TemuBindings } from '../form/TemuBindings.tsx';
import { useSaveTemplate } from './useSaveTemplate.ts';
import { useSides } from '../form/useSides.ts';

export const dialogWidth = 980;

interface Props {
  /** Absent: a new one. */
  template?: ClassificationDetail;
  onClose: () => void;
}

export function TemplateForm({ template, onClose }: Props) {
  const t = useT();
  const [judged, setJudged] = useState(() => changedSince(template));
  const sides = useSides(template);
  const command = useSaveTemplate(template?.id, sides);
  return (
    <FormDialog
      title={t(template ? 'classification.edit' : 'classification.add')}
      command={command}
      editing={editing(template, valuesOf, (record) => factsOf(record, t))}
      extra={(form) => (
        <>
          <CheckButton form={form} sides={sides} onJudged={setJudged} />
          {template && <HistoryButton object="classificationTemplates" id={template.id} />}
        </>
      )}
      width={dialogWidth}
      onClose={() => onClose()}
    >
      <Form.Item name="name" label={t('classification.name')} required>
        <Input maxLength={30} showCount autoFocus />
      </Form.Item>
      <div className={styles.halves}>
        <MarketplaceHalf side={sides.shein} tools={<ProposeButton side={sides.shein} />} />
        <MarketplaceHalf side={sides.temu} tools={<ProposeButton side={sides.temu} />}>
          <TemuBindings />
        </MarketplaceHalf>
      </div>
      {judged && <CheckResult judged={judged} sides={sides} onClose={() => setJudged(undefined)} />}
    </FormDialog>
  );
}

/** What the marketplaces would refuse because they have changed it since the template was stored. */
function changedSince(template: ClassificationDetail | undefined): Judged | undefined {
  if (!template || template.findings.length === 0) return undefined;
  return { isNews: true, problems: [], mistakes: template.findings.map((finding) => ({ ...finding, row: null })) };
}
