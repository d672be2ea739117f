/** What the key is called that is held for commands: on an Apple keyboard it is another one. */
export const commandKey = /Mac|iPhone|iPad/.test(navigator.userAgent) ? '⌘' : 'Ctrl';
