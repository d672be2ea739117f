import { z } from 'zod';
import type { CallOptions } from '../shared/call.ts';
import { bareNumber } from '../shared/json.ts';
import { id, integer, list, optionalFlag, optionalId, optionalInteger, optionalText } from '../shared/wire.ts';
import type { TemuStore } from './temuStore.ts';

const chartClass = z
  .object({
    sizeSpecClassCat: z
      .object({ catId: optionalId, classId: id, relatedClassIds: list(id), classType: optionalInteger })
      .nullish(),
  })
  .transform(({ sizeSpecClassCat: found }) =>
    found
      ? { classId: found.classId, isSet: found.classType === 1, relatedClassIds: found.relatedClassIds }
      : undefined,
  );

export type TemuSizeChartClass = NonNullable<z.output<typeof chartClass>>;

/** The class of a category's size charts. A class means that a chart is asked for; undefined: none is. */
export async function getTemuSizeChartClass(
  store: TemuStore,
  { categoryId }: { categoryId: string },
  options: CallOptions = {},
): Promise<TemuSizeChartClass | undefined> {
  return await store.call('sizeChartClass', { catId: bareNumber(categoryId) }, chartClass, options);
}

const chartPage = z.object({
  totalCount: integer,
  sizeSpecDataList: list(
    z
      .object({ businessId: id, name: optionalText, classId: optionalId, reusable: optionalFlag })
      .transform((chart) => ({
        businessId: chart.businessId,
        name: chart.name ?? chart.businessId,
        classId: chart.classId,
        /** A template, which publishing takes only after it was made into a chart of the product. */
        isTemplate: chart.reusable === true,
      })),
  ),
});

export type TemuSizeChart = z.output<typeof chartPage>['sizeSpecDataList'][number];

const pageSize = 100;

/** The size charts that a shop keeps for a category. Paged by offset: the first row of the page, counted from 0. */
export async function findTemuSizeCharts(
  store: TemuStore,
  { categoryId }: { categoryId: string },
  options: CallOptions = {},
): Promise<TemuSizeChart[]> {
  const charts: TemuSizeChart[] = [];
  for (;;) {
    const question = { catId: bareNumber(categoryId), offset: charts.length, pageSize };
    const { totalCount, sizeSpecDataList } = await store.call('sizeCharts', question, chartPage, options);
    charts.push(...sizeSpecDataList);
    if (sizeSpecDataList.length === 0 || charts.length >= totalCount) return charts;
  }
}
