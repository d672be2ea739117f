import type { Plugin } from 'vite';

const schemas = /\/node_modules\/zod\/v4\/classic\/schemas\.js/;

const cuts = [
  // each schema has a method that writes it as a JSON Schema: only the server describes its calls so (6 KiB of every screen)
  {
    part: /import \{[^}]*\} from "\.\.\/core\/to-json-schema\.js";/,
    instead: 'const createToJSONSchemaMethod = () => undefined, createStandardJSONSchemaMethod = () => undefined;',
  },
  { part: /import \* as processors from "\.\.\/core\/json-schema-processors\.js";/, instead: 'const processors = {};' },
  // what is wrong is said in the words of our own catalogue: its English sentences are shown nowhere
  { part: /import en from "\.\.\/locales\/en\.js";/, instead: 'const en = () => ({});' },
];

/** Leaves out of the browser's build what zod always brings with it, no bundler can drop, and no screen uses. */
export function leanZod(): Plugin {
  return {
    name: 'lean-zod',
    apply: 'build',
    transform(code, id) {
      if (!schemas.test(id)) return;
      let lean = code;
      for (const { part, instead } of cuts) {
        if (!part.test(lean)) throw new Error(`${id} no longer has what is left out of it: ${part.source}`);
        lean = lean.replace(part, instead);
      }
      return { code: lean, map: null };
    },
  };
}
