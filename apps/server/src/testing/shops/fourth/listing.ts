import type { ListingFacts } from '@pressroom/contract/skuMapping/contradiction';
import { type Language, languages } from './colours.ts';
import type { Dice } from './dice.ts';
import type { Goods, Pen, Stated } from './pen.ts';
import { writeSellerSku } from './sku.ts';
import { attributeNames, noColour, offered, otherAttributes, plainPrint, titleNoise } from './words.ts';

export function writeListing(dice: Dice, goods: Goods, firm: boolean): { listing: ListingFacts; stated: Set<Stated> } {
  const language = dice.chance(0.35) ? 'en' : dice.one([...languages, 'zh', 'zh', 'es', 'de'] as const);
  const pen: Pen = { dice, goods, language: dice.chance(0.12) ? 'en' : language, firm, stated: new Set() };
  const attributes = dice.chance(0.82) ? writeAttributes(pen) : [];
  const sellerSku = writeSellerSku(pen);
  const title = writeTitle(pen, language);
  return { listing: { title, sellerSku, attributes }, stated: pen.stated };
}

function writeColour({ dice, goods: { colour }, language, firm, stated }: Pen): string {
  stated.add('colour');
  const loose = firm ? undefined : colour.loose?.[language];
  const said = dice.word(loose && dice.chance(0.3) ? loose : colour[language]);
  return dice.one([said, said, said, said.toLowerCase(), said.toUpperCase()]);
}

/** As a buyer picks it: the bare word, or dressed up. */
function writeChosenColour(pen: Pen): string {
  const { dice, goods, language } = pen;
  const said = writeColour(pen);
  if (dice.chance(0.8)) return said;
  return dice.one([
    `${dice.word(goods.colour.zh)} ${dice.word(goods.colour.en)}`,
    `${said} / ${dice.word(goods.colour.en)}`,
    `${said} ${goods.style.title[language]}`,
    `${dice.digits(2)} ${said}`,
    `${said}（加绒）`,
    `【${said}】`,
  ]);
}

function writeSize({ dice, goods: { size }, language, firm, stated }: Pen): string {
  if (size.loose && !firm && dice.chance(0.04)) return size.loose;
  stated.add('size');
  const own = size.in[language];
  return dice.word(own && dice.chance(0.5) ? own : size.any);
}

function writeAttributes(pen: Pen): ListingFacts['attributes'] {
  const { dice, language } = pen;
  const names = attributeNames[language];
  const attributes = dice.chance(0.25) ? [writeBoth(pen)] : writeApart(pen);
  if (dice.chance(0.1)) attributes.push({ name: dice.word(names.design), value: writeDesign(pen) });
  if (dice.chance(0.3)) attributes.push(otherAttribute(dice));
  if (dice.chance(0.15)) attributes.unshift(otherAttribute(dice));
  return attributes;
}

function writeApart(pen: Pen): ListingFacts['attributes'] {
  const { dice, language } = pen;
  const names = attributeNames[language];
  const attributes: ListingFacts['attributes'] = [];
  if (dice.chance(0.88)) attributes.push({ name: dice.word(names.colour), value: writeChosenColour(pen) });
  else if (dice.chance(0.3)) attributes.push({ name: dice.word(names.colour), value: dice.word(noColour) });
  if (dice.chance(0.93)) attributes.push({ name: dice.word(names.size), value: writeSize(pen) });
  return dice.chance(0.5) ? attributes : attributes.reverse();
}

function writeBoth(pen: Pen): ListingFacts['attributes'][number] {
  const { dice, language } = pen;
  const names = attributeNames[language];
  const [colour, size] = [writeColour(pen), writeSize(pen)];
  if (dice.chance(0.2)) {
    const colon = dice.one([':', ': ', '：']);
    const value = `${dice.word(names.colour)}${colon}${colour};${dice.word(names.size)}${colon}${size}`;
    return { name: dice.word(names.both), value };
  }
  const between = dice.one([' / ', '/', ',', ', ', '-', ' - ', ' ', '，', ';', '+', '|']);
  const inTurn = dice.chance(0.8) ? [colour, size] : [size, colour];
  return { name: dice.word(names.both), value: inTurn.join(between) };
}

function otherAttribute(dice: Dice): ListingFacts['attributes'][number] {
  const [name = '', value = ''] = dice.one(otherAttributes).split(':');
  return { name, value };
}

function writeDesign({ dice, goods: { print }, stated }: Pen): string {
  stated.add('design');
  if (print.words && dice.chance(0.5)) return print.words;
  stated.add('number');
  return dice.one(print.skuNames);
}

function writeTitle(pen: Pen, language: Language): string {
  const { dice, goods, stated } = pen;
  const { style, print } = goods;
  const named = print.words !== undefined && mayName(print.words, language) && dice.chance(0.6);
  if (named) stated.add('design');
  const subject = named ? print.words! : dice.word(plainPrint[language]);
  // Beside a design that is not named, this would name one.
  const noise = titleNoise[language].split('|').filter((words) => named || words !== 'Gift for Dog Mom');
  const garment = style.title[language];
  const pieces =
    language === 'en' || dice.chance(0.4) ? [subject, garment] : [garment, named ? `"${subject}"` : subject];
  if (dice.chance(0.6)) pieces.push(dice.one(noise));
  if (dice.chance(0.3)) pieces.unshift(dice.one(noise));
  if (dice.chance(0.2)) pieces.push(dice.word(offered[style.run]));
  return pieces.join(dice.one([' ', ' ', ', ', ' | '])) + writeChoice(pen);
}

const isChinese = (words: string) => /\p{Script=Han}/u.test(words);
const mayName = (words: string, language: Language) => !isChinese(words) || language === 'zh';

/** What was chosen, at the end of the title, as some marketplaces put it. */
function writeChoice(pen: Pen): string {
  const { dice } = pen;
  if (!dice.chance(0.16)) return '';
  if (dice.chance(0.2)) return ` - ${writeColour(pen)}`;
  if (dice.chance(0.2)) return ` (${writeSize(pen)})`;
  const [colour, size] = [writeColour(pen), writeSize(pen)];
  return dice.one([` (${colour}, ${size})`, ` - ${colour} / ${size}`, `, ${colour}, ${size}`, ` ${colour} ${size}`]);
}
