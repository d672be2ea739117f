import { DefaultQueryCompiler } from 'kysely';

/** Texts that were put together by the server at least once, and those that tests have put together so far. */
const known = { server: new Set<string>(), tests: new Set<string>() };

const compiler = DefaultQueryCompiler.prototype;
const compile = compiler.compileQuery;

// the last moment at which the caller is known: the connection is waited for next
compiler.compileQuery = function (this: DefaultQueryCompiler, ...given) {
  const compiled = compile.apply(this, given);
  if (!known.server.has(compiled.sql)) known[isCalledByTest() ? 'tests' : 'server'].add(compiled.sql);
  return compiled;
};

/** False where that is not known, as for texts that no query builder has made. */
export function isFromTestsAlone(text: string): boolean {
  return known.tests.has(text) && !known.server.has(text);
}

const deepest = 100;
const ofTests = /\.(?:test|fixture)\.ts:|\/src\/testing\//;
/** Passes on what others ask. */
const between = /\/platform\/database\/|\/testing\/statements\//;

function isCalledByTest(): boolean {
  const usual = Error.stackTraceLimit;
  Error.stackTraceLimit = deepest;
  const { stack = '' } = new Error('where this is called');
  Error.stackTraceLimit = usual;
  const caller = stack.split('\n').find((line) => line.includes('/apps/server/') && !between.test(line));
  return caller !== undefined && ofTests.test(caller);
}
