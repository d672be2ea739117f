import type { Category } from '@pressroom/contract/categories/categories';
import { useT } from '../../../i18n/i18n.ts';
import type { Column } from '../../../kit/ResourceTable.tsx';
import { CategoryActions } from './CategoryActions.tsx';
import type { Show } from '../shown.ts';
import { EffectPreview } from '../baseImage/EffectPreview.tsx';
import { Units } from '../stock/Units.tsx';
import { Stacked } from './Stacked.tsx';
import styles from '../stock/stock.module.css';

const pictureSize = 56;

export function useCategoryColumns({ show }: { show: Show }): Column<Category>[] {
  const t = useT();
  const counter = (key: 'realStock' | 'virtualStock' | 'shippedNum' | 'signedNum'): Column<Category> => ({
    key,
    title: t(`categories.${key}`),
    width: 72,
    align: 'end',
    render: ({ [key]: units }) => <Units units={units} />,
  });
  return [
    {
      key: 'picture',
      title: t('categories.picture'),
      width: 74,
      fixed: 'start',
      height: pictureSize,
      render: (category) => (
        <EffectPreview product={{ ...category, code: category.name }} prints={[]} width={widthOf(category)} />
      ),
    },
    {
      key: 'name',
      title: t('categories.name'),
      width: 140,
      fixed: 'start',
      render: ({ name }) => <strong>{name}</strong>,
    },
    {
      key: 'spec',
      title: t('categories.spec'),
      width: 130,
      render: ({ styleName, styleCode, colorName, colorCode }) => (
        <Stacked first={`${styleName} ${styleCode}`} second={`${colorName} ${colorCode}`} />
      ),
    },
    {
      key: 'box',
      minor: true,
      title: t('categories.box'),
      width: 134,
      render: ({ boxLength, boxWidth, boxHigh, boxWeight }) => (
        <Stacked first={`${boxLength} × ${boxWidth} × ${boxHigh} cm`} second={`${boxWeight.toLocaleString()} g`} />
      ),
    },
    counter('realStock'),
    {
      ...counter('virtualStock'),
      width: 84,
      render: ({ virtualStock, shortNum }) => (
        <>
          <Units units={virtualStock} />
          {shortNum > 0 && (
            <span className={styles.lacking} title={t('categories.shortNumHint')}>
              {t('categories.shortNum', { count: shortNum })}
            </span>
          )}
        </>
      ),
    },
    counter('shippedNum'),
    counter('signedNum'),
    {
      key: 'actions',
      title: t('ui.actions'),
      width: 300,
      fixed: 'end',
      render: (category) => <CategoryActions category={category} show={show} />,
    },
  ];
}

/** A tall picture is as high as a square one, so that rows are alike. */
function widthOf({ bottomImageMetaData: { width, height } }: Category): number {
  return pictureSize * Math.min(1, width / height);
}
