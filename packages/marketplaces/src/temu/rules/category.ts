import { judgeAttributes } from '../../rules/attributes.ts';
import { error, warning } from '../../rules/found.ts';
import type { TemuAttributes } from '../attributes.ts';
import { chosenModel } from '../models.ts';
import type { TemuRule } from './temuRule.ts';

export const categoryRules: readonly TemuRule[] = [
  {
    id: 'temu.category',
    since: '2026-04-18',
    source: 'goods.add: cat1Id to cat10Id; codes 2000009, 6000011',
    sureness: 'B',
    judge: ({ categoryIds }) =>
      categoryIds.length > 0 && categoryIds.length <= 10
        ? []
        : [error({ part: 'category' }, 'preflight.categoryMissing')],
  },
  {
    id: 'temu.attributes',
    since: '2026-04-18',
    source: 'goods.attrs.get; goods.add: productPropertyReqs; codes 6000002, 2000171, 2000200',
    sureness: 'B',
    // specifications are filled from the SKUs and judged by them
    judge: ({ attributes: rows }, _store, { fields, attributes }) => {
      const sold = specificationsOf(attributes);
      return judgeAttributes(
        fields && fields.filter(({ id }) => !sold.has(id)),
        rows.filter(({ attributeId }) => !sold.has(attributeId)),
      );
    },
  },
  {
    id: 'temu.sizeChart',
    since: '2026-04-18',
    source: 'sizecharts.class.get: a class means that a chart is mandatory, one for each part of a set; code 6000012',
    sureness: 'B',
    judge: ({ sizeChartName }, _store, { sizeChartsNeeded, sizeCharts }) => {
      const place = { part: 'sizeChart' } as const;
      if (sizeChartsNeeded === null) return [warning(place, 'preflight.chartsUnknown')];
      if (sizeChartsNeeded === 0) return [];
      if (sizeChartName === '') return [error(place, 'preflight.sizeChartMissing')];
      if (sizeCharts === null) return [];
      const count = sizeCharts.get(sizeChartName) ?? 0;
      if (count === 0) return [error(place, 'preflight.sizeChartGone', { name: sizeChartName })];
      if (count >= sizeChartsNeeded) return [];
      return [error(place, 'preflight.sizeChartOfSet', { name: sizeChartName, count, least: sizeChartsNeeded })];
    },
  },
  {
    id: 'temu.model',
    since: '2026-04-18',
    source: 'modelcats.get: enabled; goods.add: goodsModelReqs',
    sureness: 'B',
    judge: ({ model }, _store, { modelsEnabled, models }) => {
      const place = { part: 'model' } as const;
      if (!modelsEnabled) return [];
      if (!model) return [warning(place, 'preflight.modelMissing')];
      // it is sent without one: a template names the model of one shop, and its listings go to several
      return models !== null && !chosenModel(models, model)
        ? [warning(place, 'preflight.modelElsewhere', { name: model.name })]
        : [];
    },
  },
];

function specificationsOf(attributes: object | null): Set<string> {
  // what is kept of a TEMU shop was read by TEMU's client
  const properties = (attributes as TemuAttributes | null)?.properties ?? [];
  return new Set(properties.filter(({ isSale }) => isSale).map(({ templatePid }) => templatePid));
}
