/** What keeps the launch from going on; the message is one line that says what helps. */
export class Obstacle extends Error {}
