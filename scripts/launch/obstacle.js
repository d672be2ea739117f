/** What keeps the launch from going on; the message is one line that says what helps. */
export class Obstacle extends Error {}

/**
 * @param {unknown} error
 * @param {string} code
 */
export function hasCode(error, code) {
  return error instanceof Error && 'code' in error && error.code === code;
}
