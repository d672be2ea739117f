import { platformCategories } from '@pressroom/contract/platformCategories/platformCategories';
import { useRead } from '../../../client/useRead.ts';
import { useT } from '../../../i18n/i18n.ts';

export interface Bound {
  storeId: string;
  categoryId: string;
}

/** Whether the category shows models, and which ones the store has; `problem` says why that is not known. */
export function useModels({ storeId, categoryId }: Bound) {
  const t = useT();
  const info = useRead(platformCategories.getCategoryCanAddModelInfo, { storeId, categoryId });
  const modelType = info.data?.enabled ? (info.data.enabledModelType ?? undefined) : undefined;
  const models = useRead(
    platformCategories.findByPageTemuModels,
    { storeId, modelType: modelType ?? 0, pageNum: 1, pageSize: 10_000 },
    { enabled: modelType !== undefined },
  );
  return {
    enabled: info.isError ? undefined : info.data?.enabled,
    /** Absent: not known, as long as they load or could not be asked for. */
    rows: modelType === undefined || models.isError ? undefined : models.data?.rows,
    problem: info.isError
      ? t('classification.modelInfoFailed')
      : modelType !== undefined && models.isError
        ? t('classification.modelsFailed')
        : undefined,
  };
}
