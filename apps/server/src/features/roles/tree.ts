interface TreeRow {
  id: string;
  parentId: string | null;
}

/** Nests rows that name their parent: the whole tree, or what is below `top`. Siblings keep the order of the rows. */
export function nest<Row extends TreeRow, Node>(
  rows: readonly Row[],
  node: (row: Row, children: Node[]) => Node,
  top: string | null = null,
): Node[] {
  const below = Map.groupBy(rows, (row) => row.parentId);
  const childrenOf = (parentId: string | null): Node[] =>
    (below.get(parentId) ?? []).map((row) => node(row, childrenOf(row.id)));
  return childrenOf(top);
}

const levels = 3;

/** Why a node, stored or new, cannot go below this parent; undefined where it can. */
export function problemOfParent(
  rows: readonly TreeRow[],
  { id, parentId }: { id: string | undefined; parentId: string | null },
): 'permissions.parentGone' | 'permissions.belowItself' | 'permissions.tooDeep' | undefined {
  const byId = new Map(rows.map((row) => [row.id, row]));
  let above = 0;
  for (let next = parentId; next !== null; above += 1) {
    const parent = byId.get(next);
    if (!parent) return 'permissions.parentGone';
    if (parent.id === id) return 'permissions.belowItself';
    next = parent.parentId;
  }
  const below = Map.groupBy(rows, (row) => row.parentId);
  const heightOf = (node: string | undefined): number =>
    1 + Math.max(0, ...(node === undefined ? [] : (below.get(node) ?? [])).map((child) => heightOf(child.id)));
  return above + heightOf(id) > levels ? 'permissions.tooDeep' : undefined;
}
