import { type FilterOf, type ResourceList, useResourceList } from '../../kit/useResourceList.ts';
import type { ListEndpoint } from '../../kit/listInput.ts';
import type { RowOf } from '../../kit/useResourceList.ts';

/** A list whose address also says which part of the page is shown: that is no search, and a reset leaves it. */
export function useViewList<E extends ListEndpoint>(
  endpoint: E,
  names: readonly FilterOf<E>[],
  rowKey?: (row: RowOf<E>) => string,
): ResourceList<E> {
  const list = useResourceList(endpoint, { rowKey });
  const { view: _, ...filters } = list.filters as Record<string, string>;
  function reset() {
    const none = Object.fromEntries(names.map((name) => [name, undefined]));
    list.change(none as ResourceList<E>['filters']);
    list.setFilters(none as ResourceList<E>['filters']);
  }
  return { ...list, filters: filters as ResourceList<E>['filters'], reset };
}
