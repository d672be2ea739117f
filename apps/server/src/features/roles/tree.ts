interface Placed {
  id: string;
  parentId: string | null;
}

/** Rows that name their parent, as a tree, or what stands below one of them; siblings keep the rows' order. */
export function nest<Row extends Placed, Node>(
  rows: readonly Row[],
  node: (row: Row, children: Node[]) => Node,
  top: string | null = null,
): Node[] {
  const below = Map.groupBy(rows, (row) => row.parentId);
  const under = (parentId: string | null): Node[] => (below.get(parentId) ?? []).map((row) => node(row, under(row.id)));
  return under(top);
}

const levels = 3;

/** What is wrong with the place that a node shall have, old or new; undefined where nothing is. */
export function misplaced(
  rows: readonly Placed[],
  { id, parentId }: { id: string | undefined; parentId: string | null },
): 'permissions.parentGone' | 'permissions.belowItself' | 'permissions.tooDeep' | undefined {
  const byId = new Map(rows.map((row) => [row.id, row]));
  let above = 0;
  for (let at = parentId; at !== null; above += 1) {
    const parent = byId.get(at);
    if (!parent) return 'permissions.parentGone';
    if (parent.id === id) return 'permissions.belowItself';
    at = parent.parentId;
  }
  const below = Map.groupBy(rows, (row) => row.parentId);
  const heightOf = (node: string | undefined): number =>
    1 + Math.max(0, ...(node === undefined ? [] : (below.get(node) ?? [])).map((child) => heightOf(child.id)));
  return above + heightOf(id) > levels ? 'permissions.tooDeep' : undefined;
}
