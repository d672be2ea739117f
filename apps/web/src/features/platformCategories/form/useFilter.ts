import { useEffect, useMemo, useState } from 'react';
import { type FieldNode, isFilled } from './formState.ts';
import type { AttributeFormStore } from './formStore.ts';
import { useFormPart } from './useAttributeForm.ts';
import { type NameOf, useReadersName } from './useReadersName.ts';

export interface Filter {
  text: string;
  onlyRequired: boolean;
  /** The fields that were filled in when empty ones alone were asked for: what is typed meanwhile hides no field. */
  filled: ReadonlySet<string> | undefined;
}

const everything: Filter = { text: '', onlyRequired: false, filled: undefined };

/** The fields of a long form that the person is looking for, each under its parents. */
export function useFilter(form: AttributeFormStore) {
  const nodes = useFormPart(form, 'nodes');
  const focusId = useFormPart(form, 'focusId');
  const nameOf = useReadersName();
  const [filter, setFilter] = useState(everything);
  const found = useMemo(
    () => (filter === everything ? nodes : matching(nodes, (id) => isMatch(form, id, filter, nameOf))),
    [form, nodes, filter, nameOf],
  );
  // a field that takes the focus has to be there
  useEffect(() => {
    if (focusId !== undefined && !holds(found, focusId)) setFilter(everything);
  }, [focusId, found]);
  return { nodes: found, filter, setFilter };
}

export function filledIds(form: AttributeFormStore): Set<string> {
  const all = (nodes: readonly FieldNode[]): string[] => nodes.flatMap(({ id, children }) => [id, ...all(children)]);
  return new Set(all(form.form().nodes).filter((id) => isFilled(form.view(id).rows)));
}

function isMatch(form: AttributeFormStore, id: string, { text, onlyRequired, filled }: Filter, nameOf: NameOf) {
  const { field } = form.view(id);
  if (!field || (onlyRequired && !field.required) || filled?.has(id)) return false;
  const { own, other = '' } = nameOf(field);
  return `${own} ${other}`.toLowerCase().includes(text.trim().toLowerCase());
}

/** A child brings its parents along: without them it says little. */
function matching(nodes: readonly FieldNode[], isMatch: (id: string) => boolean): FieldNode[] {
  return nodes.flatMap(({ id, children }) => {
    const under = matching(children, isMatch);
    return under.length > 0 || isMatch(id) ? [{ id, children: under }] : [];
  });
}

function holds(nodes: readonly FieldNode[], id: string): boolean {
  return nodes.some((node) => node.id === id || holds(node.children, id));
}
