import type { CategoryModel } from '@pressroom/contract/categories/models';
import { Checkbox, Form } from 'antd';
import { useT } from '../../../i18n/i18n.ts';

/** A store shows one of its models. The one that it shows gives the place up only to another. */
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
