import EllipsisOutlined from '@ant-design/icons/EllipsisOutlined';
import StarFilled from '@ant-design/icons/StarFilled';
import StarOutlined from '@ant-design/icons/StarOutlined';
import TeamOutlined from '@ant-design/icons/TeamOutlined';
import { orders } from '@pressroom/contract/orders/orders';
import type { SavedView } from '@pressroom/contract/orders/views';
import { Button } from 'antd';
import { useState } from 'react';
import { useT } from '../../../i18n/i18n.ts';
import { useCommand } from '../../../kit/useCommand.tsx';
import { ActMenu } from '../../../ui/ActMenu.tsx';
import { useViews, type Views } from './useViews.ts';
import { ViewDialog } from './ViewDialog.tsx';
import styles from './ViewTabs.module.css';

/** Saved searches beside the tabs of the statuses, and what can be done with the one that is shown. */
export function ViewTabs({ filters }: { filters: Readonly<Record<string, string | undefined>> }) {
  const t = useT();
  const views = useViews(filters);
  const [naming, setNaming] = useState<{ view?: SavedView }>();
  const hasFilters = Object.keys(views.now.filters).length > 0 || views.now.hiddenColumns.length > 0;
  return (
    <div className={styles.views} role="group" aria-label={t('orders.views')}>
      {views.views.map((view) => (
        <button
          key={view.id}
          type="button"
          className={styles.view}
          aria-pressed={view.id === views.shown?.id}
          title={view.isOwn ? undefined : t('orders.viewOf', { name: view.owner })}
          onClick={() => views.turnTo(view)}
        >
          {view.isDefault && <StarFilled aria-label={t('orders.viewDefault')} />}
          {view.shared && <TeamOutlined aria-label={t('orders.viewShared')} />}
          {view.name}
          {view.id === views.shown?.id && views.isChanged && ' •'}
        </button>
      ))}
      {views.shown ? (
        <ShownMenu views={views} shown={views.shown} onName={(view) => setNaming({ view })} />
      ) : (
        hasFilters && (
          <Button type="text" size="small" icon={<StarOutlined />} onClick={() => setNaming({})}>
            {t('orders.viewSave')}
          </Button>
        )
      )}
      {naming && (
        <ViewDialog
          view={naming.view}
          now={views.now}
          onClose={(saved) => {
            setNaming(undefined);
            if (saved) views.turnTo(saved);
          }}
        />
      )}
    </div>
  );
}

interface ShownProps {
  views: Views;
  shown: SavedView;
  /** Opens the form: of the view, or of a new one with what is shown now. */
  onName: (view?: SavedView) => void;
}

function ShownMenu({ views, shown, onName }: ShownProps) {
  const t = useT();
  const invalidates = [orders.viewList];
  const save = useCommand(orders.saveView, { invalidates, success: t('orders.viewSaved', { name: shown.name }) });
  const preset = useCommand(orders.setDefaultView, { invalidates });
  const remove = useCommand(orders.deleteView, {
    invalidates,
    confirm: () => ({ title: t('orders.viewDeleteTitle', { name: shown.name }), ok: t('ui.delete'), danger: true }),
  });
  const { id, name, shared, isDefault, isOwn, gmtModified } = shown;
  const acts = [
    ...(views.isChanged && isOwn
      ? [
          {
            label: t('orders.viewUpdate'),
            run: () => void save.run({ id, name, shared, isDefault, gmtModified, ...views.now }),
          },
        ]
      : []),
    ...(views.isChanged ? [{ label: t('orders.viewRevert'), run: () => views.turnTo(shown) }] : []),
    { label: t('orders.viewSaveAs'), run: () => onName() },
    {
      label: t(isDefault ? 'orders.viewNoDefault' : 'orders.viewMakeDefault'),
      run: () => void preset.run(isDefault ? {} : { id }),
    },
    { label: t('orders.viewLeave'), run: views.leave },
    ...(isOwn
      ? [
          { label: t('orders.viewEdit'), run: () => onName(shown) },
          {
            label: t('ui.delete'),
            danger: true,
            run: () => void remove.run({ id }).then((gone) => gone !== undefined && views.leave()),
          },
        ]
      : []),
  ];
  return <ActMenu bare label={t('orders.viewActs', { name })} icon={<EllipsisOutlined />} acts={acts} />;
}
