import type { CategoryModel } from '@pressroom/contract/categories/models';
import { Checkbox, Form } from 'antd';
import { useT } from '../../../i18n/i18n.ts';

/** Exactly one model of a store is its default. A model stops being the default only when another becomes it. */
export function DefaultModelField({ model }: { model: CategoryModel | undefined }) {
  const t = useT();
  return (
    <Form.Item
      name="isDefault"
      valuePropName="checked"
      getValueProps={(value) => ({ checked: value === 1 })}
      normalize={(checked) => (checked ? 1 : 0)}
      extra={t('categories.modelDefaultHint')}
    >
      <Checkbox disabled={model?.isDefault === 1}>{t('categories.modelDefault')}</Checkbox>
    </Form.Item>
  );
}
