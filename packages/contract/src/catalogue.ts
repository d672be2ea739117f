/** A text in both languages; `{{name}}` marks a place. */
export type Catalogue<Key extends string = string> = Readonly<Record<Key, readonly [zh: string, en: string]>>;

/** Texts of one part of the product, Chinese first. */
export function defineMessages<const Key extends string>(texts: Catalogue<Key>): Catalogue<Key> {
  return texts;
}
