import CaretDownOutlined from '@ant-design/icons/CaretDownOutlined';
import { Tree } from 'antd';
import type { ReactNode } from 'react';
import { useT } from '../../i18n/i18n.ts';
import { type Choice, type Chosen, marksOf } from './choices.ts';

interface Props {
  choices: readonly Choice[];
  /** The part of them that is in sight. */
  shown: readonly Choice[];
  chosen: Chosen;
  open: readonly string[];
  onOpen: (keys: string[]) => void;
  /** Absent: to read only. */
  onToggle?: (line: Choice) => void;
  /** The id of the sentence that says why some lines are locked. */
  describedBy: string | undefined;
}

/** Arrows walk and open, space or Enter checks. */
export function ChoiceTree({ choices, shown, chosen, open, onOpen, onToggle, describedBy }: Props) {
  const t = useT();
  function line(choice: Choice, level: number): TreeLine {
    const locked = onToggle !== undefined && !choice.free;
    const name = choice.looksOnly ? t('roles.viewPage') : choice.name;
    return {
      key: choice.key,
      title: (
        <span data-locked={locked} title={locked ? t('roles.notFreeOne') : undefined}>
          {name}
        </span>
      ),
      choice,
      disableCheckbox: onToggle === undefined || locked,
      'aria-level': level,
      children: choice.children.map((child) => line(child, level + 1)),
    };
  }
  return (
    <Tree<TreeLine>
      aria-label={t('roles.permissions')}
      aria-describedby={describedBy}
      treeData={shown.map((choice) => line(choice, 1))}
      checkable
      // Checked keys are computed by us: the tree would leave out locked lines.
      checkStrictly
      checkedKeys={marksOf(choices, chosen)}
      onCheck={(_, { node }) => onToggle?.(node.choice)}
      expandedKeys={[...open]}
      onExpand={(keys) => onOpen(keys.map(String))}
      switcherIcon={<CaretDownOutlined aria-hidden />}
      selectable={false}
      blockNode
      virtual={false}
    />
  );
}

interface TreeLine {
  key: string;
  title: ReactNode;
  choice: Choice;
  disableCheckbox: boolean;
  'aria-level': number;
  children: TreeLine[];
}
