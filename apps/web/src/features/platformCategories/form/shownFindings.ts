import type { AttributeFinding } from '@pressroom/contract/attributes/finding';
import { sameFindings, type ShownFinding } from './formState.ts';

/** What the marketplace has changed since the values were stored: nobody has to touch the field to be told. */
const alwaysShown: ReadonlySet<string> = new Set([
  'attributes.gone',
  'attributes.retired',
  'attributes.valueGone',
  'attributes.valueRetired',
  'attributes.valueNotAllowed',
] satisfies AttributeFinding['key'][]);

/**
 * Which findings are shown: those of a field that has been chosen in or left. While somebody types, what is mended goes
 * and nothing new comes.
 */
export class ShownFindings {
  private readonly visited = new Set<string>();
  private all = false;
  private typing: string | undefined;
  private readonly told = new Map<string, readonly ShownFinding[]>();
  private readonly last = new Map<string, readonly ShownFinding[]>();

  of(id: string, judged: readonly AttributeFinding[]): readonly ShownFinding[] {
    const known = this.last.get(id) ?? [];
    const isOpen = this.all || this.visited.has(id);
    const found = judged.filter(
      (finding) =>
        alwaysShown.has(finding.key) ||
        (isOpen && (this.typing !== id || known.some((one) => sameFindings([one], [finding])))),
    );
    const shown = [...found, ...(this.told.get(id) ?? [])];
    this.last.set(id, shown);
    return shown;
  }

  edited(id: string, how: 'typed' | 'chosen') {
    this.told.delete(id);
    this.typing = how === 'typed' ? id : undefined;
    if (how === 'chosen') this.visited.add(id);
  }

  left(id: string) {
    this.visited.add(id);
    this.typing = undefined;
  }

  showAll() {
    this.all = true;
    this.typing = undefined;
  }

  tell(findings: readonly ShownFinding[]) {
    this.told.clear();
    for (const [id, own] of Map.groupBy(findings, ({ attributeId }) => attributeId)) this.told.set(id, own);
  }

  forget() {
    this.visited.clear();
    this.told.clear();
    this.last.clear();
    this.all = false;
    this.typing = undefined;
  }
}
