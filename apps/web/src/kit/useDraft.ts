import { type ChangeEvent, useState } from 'react';

export type Filters<Name extends string = string> = Readonly<Partial<Record<Name, string>>>;

type Given = string | number | null | undefined | ChangeEvent<HTMLInputElement | HTMLTextAreaElement>;

/** Props to spread on an input or a select. */
export interface Field {
  id: string;
  value: string | undefined;
  onChange: (given: Given) => void;
}

/** Props to spread on a select with several values. */
export interface ChoicesField {
  id: string;
  value: string[];
  onChange: (given: readonly string[]) => void;
}

/** The HTML id that connects a filter to its label. */
export function filterId(name: string): string {
  return `filter-${name}`;
}

function textOf(given: Given): string | undefined {
  if (given === null || given === undefined || given === '') return undefined;
  return typeof given === 'object' ? given.target.value || undefined : String(given);
}

/** The values typed into the search form but not yet applied. They are reset when the applied filters change. */
export function useDraft<Name extends string>(applied: Filters<Name>) {
  const of = JSON.stringify(applied);
  const [draft, setDraft] = useState({ of, values: applied });
  if (draft.of !== of) setDraft({ of, values: applied });

  function change(values: Filters<Name>) {
    setDraft((current) => ({ of, values: { ...current.values, ...values } }));
  }
  function put(name: Name, value: string | undefined) {
    change({ [name]: value } as Filters<Name>);
  }
  return {
    draft: draft.values,
    change,
    clear: () => setDraft({ of, values: {} as Filters<Name> }),
    field: (name: Name): Field => ({
      id: filterId(name),
      value: draft.values[name],
      onChange: (given) => put(name, textOf(given)),
    }),
    choices: (name: Name): ChoicesField => ({
      id: filterId(name),
      value: draft.values[name]?.split(',') ?? [],
      onChange: (given) => put(name, given.join(',') || undefined),
    }),
  };
}
