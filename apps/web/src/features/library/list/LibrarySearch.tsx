import { Suspense } from 'react';
import { useT } from '../../../i18n/i18n.ts';
import { SearchForm, SearchItem } from '../../../kit/SearchForm.tsx';
import styles from './LibrarySearch.module.css';
import type { PictureSearchForm } from '../pictures/usePictureSearch.ts';
import { lazyPart } from '../../../ui/lazyPart.ts';
import { ClearableInput } from '../../../ui/ClearableInput.tsx';

const DayRange = lazyPart(async () => (await import('../../../ui/DayRange.tsx')).DayRange);

export function LibrarySearch({ list }: { list: PictureSearchForm }) {
  const t = useT();
  const { id, value: from } = list.field('startTime');
  return (
    <div className={styles.search}>
      <SearchForm list={list}>
        <SearchItem label={t('library.nameFilter')} name="name" width={200}>
          <ClearableInput {...list.field('name')} maxLength={150} />
        </SearchItem>
        <SearchItem label={t('library.created')} name="startTime" width={230}>
          <Suspense fallback={<div className={styles.range} />}>
            <DayRange
              id={id}
              from={from}
              to={list.field('endTime').value}
              onChange={(startTime, endTime) => list.change({ startTime, endTime })}
            />
          </Suspense>
        </SearchItem>
      </SearchForm>
    </div>
  );
}
