export interface Dice {
  below(count: number): number;
  /** In so many of a hundred cases. */
  percent(share: number): boolean;
  one<Item>(items: readonly Item[]): Item;
  /** Each as often as its weight says. */
  weighed<Item>(items: readonly (readonly [weight: number, item: Item])[]): Item;
  /** Of ways parted by `|`, most often the first. */
  way(said: string): string;
}

/** The same seed always falls the same way. */
export function diceOf(seed: number): Dice {
  let state = seed;
  const next = () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return state / 4_294_967_296;
  };
  const below = (count: number) => Math.floor(next() * count);
  const one = <Item>(items: readonly Item[]): Item => {
    const item = items[below(items.length)];
    if (item === undefined) throw new Error('nothing to choose from');
    return item;
  };
  return {
    below,
    percent: (share) => next() * 100 < share,
    one,
    weighed: (items) => {
      let left = next() * items.reduce((sum, [weight]) => sum + weight, 0);
      const hit = items.find(([weight]) => (left -= weight) < 0) ?? items[0];
      if (!hit) throw new Error('nothing to weigh');
      return hit[1];
    },
    way: (said) => {
      const ways = said.split('|');
      return next() < 0.5 ? (ways[0] ?? '') : one(ways);
    },
  };
}
