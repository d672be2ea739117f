/** Cuts the text of a JSON object into the texts of its values, without reading any of them. */
export function topLevelValues(json: string): Record<string, string> {
  const values: Record<string, string> = {};
  for (const member of splitAt(json.trim().slice(1, -1), ',')) {
    const [name = '', ...value] = splitAt(member, ':');
    if (value.length > 0) values[JSON.parse(name) as string] = value.join(':');
  }
  return values;
}

/** Splits at the separators that are not inside a text, a list or an object. */
function splitAt(text: string, separator: string): string[] {
  const parts = [''];
  let depth = 0;
  for (const [token] of text.matchAll(/"(?:[^"\\]|\\.)*"|./gs)) {
    if (token === '{' || token === '[') depth += 1;
    if (token === '}' || token === ']') depth -= 1;
    if (token === separator && depth === 0) parts.push('');
    else parts[parts.length - 1] += token;
  }
  return parts;
}
