import { Button } from 'antd';
import { useId, useState } from 'react';
import { useT } from '../../i18n/i18n.ts';
import { ChoiceTree } from './ChoiceTree.tsx';
import { type Choice, chosenOf, leavesOf, matching, openable, permissionsOf, toggled } from './choices.ts';
import { ClearableInput } from '../../ui/ClearableInput.tsx';
import styles from './PermissionPicker.module.css';

interface Props {
  choices: readonly Choice[];
  id?: string;
  value?: readonly { id: string }[];
  /** Absent: to read only. */
  onChange?: (permissions: { id: string }[]) => void;
}

/** What is chosen counts in the whole tree; a search only narrows what is shown, and what a line above it acts on. */
export function PermissionPicker({ choices, id, value = [], onChange }: Props) {
  const t = useT();
  const whyId = useId();
  const [word, setWord] = useState('');
  const [open, setOpen] = useState<readonly string[]>(() => choices.map(({ key }) => key));
  const chosen = chosenOf(choices, value);
  const leaves = leavesOf(choices);
  const shown = matching(choices, word);
  const somethingLocked = onChange !== undefined && leaves.some(({ free }) => !free);
  const openAll = () => setOpen(openable(choices).map(({ key }) => key));
  return (
    <div id={id} className={styles.picker} role="group" aria-label={t('roles.permissions')} tabIndex={-1}>
      <div className={styles.head}>
        <ClearableInput
          className={styles.search}
          type="search"
          value={word}
          placeholder={t('roles.findPermission')}
          aria-label={t('roles.findPermission')}
          onChange={({ target }) => setWord(target.value)}
          onPressEnter={(event) => event.preventDefault()}
        />
        <Button onClick={openAll}>{t('roles.expandAll')}</Button>
        <Button onClick={() => setOpen([])}>{t('roles.collapseAll')}</Button>
        <span className={styles.count} role="status">
          {t('roles.chosen', { count: chosen.size, total: leaves.length })}
        </span>
      </div>
      {somethingLocked && (
        <p id={whyId} className={styles.why}>
          {t('roles.notFree')}
        </p>
      )}
      <div className={styles.tree}>
        {shown.length === 0 && <p className={styles.none}>{t('roles.noPermission')}</p>}
        <ChoiceTree
          choices={choices}
          shown={shown}
          chosen={chosen}
          open={word.trim() ? openable(shown).map(({ key }) => key) : open}
          onOpen={setOpen}
          onToggle={onChange && ((line) => onChange(permissionsOf(choices, toggled(choices, chosen, line))))}
          describedBy={somethingLocked ? whyId : undefined}
        />
      </div>
    </div>
  );
}
