import type { Plugin } from 'vite';

const schemas = /\/node_modules\/zod\/v4\/classic\/schemas\.js/;
const generator = /import \{[^}]*\} from "\.\.\/core\/to-json-schema\.js";/;
const processors = /import \* as processors from "\.\.\/core\/json-schema-processors\.js";/;

/**
 * zod gives each schema a method that writes it as a JSON Schema, and no bundler can leave that out. Only the server
 * describes its calls so: the browser need not load the writer (6 KiB of every screen).
 */
export function withoutJsonSchema(): Plugin {
  return {
    name: 'without-json-schema',
    apply: 'build',
    transform(code, id) {
      if (!schemas.test(id)) return;
      if (!generator.test(code) || !processors.test(code))
        throw new Error(`${id} no longer takes its JSON Schemas from where this plugin looks for them`);
      const without = code
        .replace(
          generator,
          'const createToJSONSchemaMethod = () => undefined, createStandardJSONSchemaMethod = () => undefined;',
        )
        .replace(processors, 'const processors = {};');
      return { code: without, map: null };
    },
  };
}
