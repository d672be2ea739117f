import MoreOutlined from '@ant-design/icons/MoreOutlined';
import { Button } from 'antd';
import { useT } from '../i18n/i18n.ts';
import { type Act, ActMenu } from './ActMenu.tsx';
import { RowActions } from './RowActions.tsx';

interface Props {
  onEdit: () => void;
  onDelete: () => void;
  deleting: boolean;
  /** What the menu of the further acts is called. */
  moreLabel: string;
  more: readonly Act[];
}

/** What can be done with a record: two buttons fit the column, the rest stands in a menu. */
export function EditDeleteMore({ onEdit, onDelete, deleting, moreLabel, more }: Props) {
  const t = useT();
  return (
    <RowActions>
      <Button type="link" size="small" onClick={onEdit}>
        {t('ui.edit')}
      </Button>
      <Button type="link" size="small" danger loading={deleting} onClick={onDelete}>
        {t('ui.delete')}
      </Button>
      <ActMenu bare label={moreLabel} icon={<MoreOutlined />} acts={more} />
    </RowActions>
  );
}
