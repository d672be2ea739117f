import { type PlatformCategory, platformCategories } from '@pressroom/contract/platformCategories/platformCategories';
import { Cascader } from 'antd';
import { useState } from 'react';
import { useCanCall } from '../../../client/session.tsx';
import { useT } from '../../../i18n/i18n.ts';
import { useCommand } from '../../../kit/useCommand.tsx';
import { DefinitionAgeNote } from '../age/DefinitionAgeNote.tsx';
import styles from './CategoryChooser.module.css';
import { optionsOfFound, optionsOfLevels } from './options.tsx';
import { Unloaded } from './Unloaded.tsx';
import { useCategorySearch } from './useCategorySearch.ts';
import { useLevels } from './useLevels.ts';

export interface ChosenCategory {
  /** The names from the root. */
  path: string[];
  pathIds: string[];
  productTypeId: string;
}

interface Props {
  id?: string;
  marketplace: 'shein' | 'temu';
  storeId: string;
  value?: ChosenCategory;
  onChange?: (category: ChosenCategory | undefined) => void;
  disabled?: boolean;
}

/** A category of a store's marketplace, gone down to level by level or found by a word of its path. */
export function CategoryChooser(props: Props) {
  // another store has another tree
  return <Chooser key={props.storeId} {...props} />;
}

function Chooser({ id, marketplace, storeId, value, onChange, disabled }: Props) {
  const t = useT();
  const canCall = useCanCall();
  const [open, setOpen] = useState(false);
  const [words, setWords] = useState('');
  const levels = useLevels(storeId, open ? (value?.pathIds ?? []) : undefined);
  const search = useCategorySearch(storeId, open ? words : '');
  const refresh = useCommand(platformCategories.refresh, {
    invalidates: [platformCategories.getPlatformCategory, platformCategories.search],
  });
  const isSearching = words.trim() !== '';
  const { isLoading, failure, askAgain } = isSearching ? search : levels.root;

  function choose(pathIds: readonly unknown[] | undefined) {
    const categoryId = pathIds?.at(-1);
    const chosen = [...search.found, ...levels.rows].find((row) => row.categoryId === categoryId);
    onChange?.(chosen && chosenOf(chosen));
    setWords('');
  }

  return (
    <Cascader
      id={id}
      className={styles.chooser}
      classNames={{ popup: { root: styles.popup } }}
      disabled={disabled}
      allowClear
      loading={open && isLoading}
      placeholder={t(`categoryChooser.choose.${marketplace}`)}
      value={value?.pathIds}
      displayRender={() => value?.path.join(' / ')}
      options={isSearching ? optionsOfFound(search.found) : optionsOfLevels(levels)}
      loadData={(path) => levels.expand(String(path.at(-1)?.value))}
      showSearch={{
        // the server has searched already, and what it found says its whole path
        filter: () => true,
        render: (_, path) => path.at(-1)?.label,
        limit: 1000,
        matchInputWidth: false,
        searchValue: words,
        onSearch: setWords,
      }}
      notFoundContent={<Unloaded isLoading={isLoading} failure={failure} onAskAgain={askAgain} />}
      popupRender={(columns) => (
        <>
          <div className={styles.columns}>{columns}</div>
          {levels.age && (
            <div className={styles.foot}>
              <DefinitionAgeNote
                age={levels.age}
                onRefresh={canCall(platformCategories.refresh) ? () => refresh.run({ storeId }) : undefined}
              />
            </div>
          )}
        </>
      )}
      onOpenChange={(next) => {
        setOpen(next);
        if (!next) setWords('');
      }}
      onChange={choose}
    />
  );
}

function chosenOf({ path, pathIds, productTypeId }: PlatformCategory): ChosenCategory | undefined {
  return productTypeId === null ? undefined : { path, pathIds, productTypeId };
}
