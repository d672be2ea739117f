import RedoOutlined from '@ant-design/icons/RedoOutlined';
import UndoOutlined from '@ant-design/icons/UndoOutlined';
import { Button } from 'antd';
import { useT } from '../../../i18n/i18n.ts';
import type { History } from './history.ts';

interface Props {
  history: History<unknown>;
  onUndo: () => void;
  onRedo: () => void;
}

/** Steps back and forth in what was done to a sheet. */
export function StepButtons({ history, onUndo, onRedo }: Props) {
  const t = useT();
  const steps = [
    { name: t('kit.undo'), keys: 'Ctrl+Z', icon: <UndoOutlined />, left: history.past.length, onClick: onUndo },
    { name: t('kit.redo'), keys: 'Ctrl+Y', icon: <RedoOutlined />, left: history.future.length, onClick: onRedo },
  ];
  return steps.map(({ name, keys, icon, left, onClick }) => (
    <Button
      key={keys}
      size="small"
      icon={icon}
      aria-label={name}
      title={`${name} (${keys})`}
      disabled={left === 0}
      onClick={onClick}
    />
  ));
}
