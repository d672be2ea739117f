export interface Print {
  /** As in the library; a second one is the back. */
  pictures: readonly string[];
  /** Prints of one series differ by their number alone. */
  series: string;
  /** How seller SKUs and attributes name it. */
  skuNames: readonly string[];
  /** How titles name it, without its number. Absent where only a code is known. */
  words?: string;
}

const slogans =
  'Cat Mom Club|Ghost Reading Books|Skull Rose|Wolf Moon|Black Cat Club|Pink Ghost Latte|Red Truck Christmas|White Tiger Jungle|Golden Hour Surf|Orange Cat Behavior|Coffee Before Talkie|Green Thumb Gardener|Purple Butterfly Hope|Navy Veteran Flag|Blue Ridge Hiking|Mama Bear|Mini Mama|Papa Bear|Est 1985|Class of 2025|Vintage 1974|Level 10 Unlocked|2 Cool For School|Fishing Legend|Gone Fishing|Trout Season|Dino Birthday|Dino Truck|Space Sloth|Lazy Sloth Yoga|Retro Sunset Palm|Desert Cactus|Mountain Sunrise|Book Dragon|Teacher Life|Nurse Heartbeat|Dog Dad|Dog Mom|Corgi Sploot|Frog Banjo|Mushroom Cottage|Moon Phases|Sunflower Bee|Lemon Squeeze|Avocado Yoga|Taco Tuesday|Pizza Rat|Astronaut Basketball|Jesus Saves|Faith Over Fear|Let It Snow|Gingerbread Squad|Reindeer Lights|Pumpkin Spice Witch|Witch Brew|Zombie Runner|Shark Bite Summer|Axolotl Ramen|Capybara Spa|Goose Chaos|Raccoon Trash Panda|Highland Cow Flowers|Boho Rainbow|Cherry Bomb|Tattoo Snake Dagger|Koi Wave|Samurai Sunset|Tokyo Drift Night|Route 66 Garage|Diesel Mechanic'.split(
    '|',
  );
const chinese =
  '圣诞麋鹿|爱你妈妈|龙年大吉|猫咪上班|熊猫吃火锅|国潮醒狮|樱花富士山|小恐龙蛋糕|独角兽公主|一路发财'.split('|');
const numbered = ['Halloween Party', 'Xmas Tree', 'Family Trip', 'Bridal Squad', 'Matching Couple', 'Bowling Team'];

/** `Wolf Moon` as WolfMoon, WOLFMOON, wolf_moon and wolf-moon; of a long one its first two words, too. */
function skuNamesOf(words: string): string[] {
  const [first = '', second = '', third] = words.split(' ');
  const closed = words.replaceAll(' ', '');
  const short = third && Math.min(first.length, second.length) >= 4 ? [first + second] : [];
  return [closed, closed.toUpperCase(), words.toLowerCase().replaceAll(' ', '_'), words.replaceAll(' ', '-'), ...short];
}

const pictureNames: readonly ((words: string, at: number) => string[])[] = [
  (words) => [words],
  (words) => [words.toLowerCase().replaceAll(' ', '_')],
  (words) => [words.replaceAll(' ', '')],
  (words) => [words.toLowerCase().replaceAll(' ', '-')],
  (words) => [`${words} front`, `${words} back`],
  (words, at) => [`F${200 + at} ${words}`],
];

const ofSlogans = slogans.map((words, at): Print => {
  const pictures = pictureNames[at % pictureNames.length]!(words, at);
  const code = pictures[0]!.match(/^F\d{3}(?= )/)?.[0];
  const named = skuNamesOf(words);
  return {
    pictures,
    series: words,
    words,
    skuNames: code ? [code, code, `${code}-${named[0]}`, ...named] : named,
  };
});

const ofChinese = chinese.map((words): Print => ({
  pictures: [words],
  series: words,
  words,
  skuNames: [words, words],
}));

const ofNumbered = numbered.flatMap((words) =>
  ['01', '02', '03'].map((number): Print => {
    const named = [words.toLowerCase().replaceAll(' ', '_'), words.replaceAll(' ', '')];
    return {
      pictures: [`${named[0]}_${number}`],
      series: words,
      words,
      skuNames: [`${named[0]}_${number}`, `${named[1]}${number}`, `${named[1]!.toUpperCase()}-${number}`],
    };
  }),
);

const ofCodes = Array.from({ length: 60 }, (_, at): Print => {
  const code = `FX${1003 + at * 7}`;
  return { pictures: [at % 3 === 0 ? `${code}.png` : code], series: code, skuNames: [code, code, code.toLowerCase()] };
});

/** By the day on which they were drawn. */
const ofDays = ['0712', '0815', '0902', '1120'].flatMap((day) =>
  ['01', '02', '03', '04', '05', '06'].map((number): Print => {
    const name = `D${day}-${number}`;
    return { pictures: [name], series: name, skuNames: [name, name.replace('-', ''), name.replace('-', '_')] };
  }),
);

export const prints: readonly Print[] = [...ofSlogans, ...ofChinese, ...ofNumbered, ...ofCodes, ...ofDays];
