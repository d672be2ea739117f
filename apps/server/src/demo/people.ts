import { pick, type Random, randomFrom } from '@pressroom/imaging/sample';

export interface Person {
  name: string;
  phone: string;
  street: string;
  unit: string;
  city: string;
  state: string;
  zip: string;
}

/** Invented like all others, but always the same. */
const regulars: readonly Person[] = [
  {
    name: 'Maria Gonzalez',
    phone: '+1 512 555 0142',
    street: '1804 Kinney Ave',
    unit: 'Unit B',
    city: 'Austin',
    state: 'TX',
    zip: '78704',
  },
  {
    name: 'Sean O’Neil',
    phone: '(206) 555-0176',
    street: '3910 Linden Ave N',
    unit: '',
    city: 'Seattle',
    state: 'WA',
    zip: '98103',
  },
  {
    name: '李小姐',
    phone: '17025550101',
    street: '3150 Paradise Rd',
    unit: '#204',
    city: 'Las Vegas',
    state: 'NV',
    zip: '89109',
  },
  {
    name: 'Zoë Müller',
    phone: '7185550188',
    street: '77 N 6th St',
    unit: '',
    city: 'Brooklyn',
    state: 'NY',
    zip: '11211',
  },
  {
    name: 'Andre Williams',
    phone: '404-555-0119',
    street: '265 Peachtree Ctr Ave',
    unit: 'Apt 9',
    city: 'Atlanta',
    state: 'GA',
    zip: '30303',
  },
  {
    name: '王伟',
    phone: '6265550133',
    street: '140 W Valley Blvd',
    unit: '',
    city: 'San Gabriel',
    state: 'CA',
    zip: '91776',
  },
];

const firstNames =
  'Olivia Marcus Hannah Diego Priya Caleb Naomi Ethan Leila Jonah Tessa Andre Camila Wyatt Ingrid Malik Bridget Hugo Renee Omar';
const lastNames =
  'Whitfield Castillo Okafor Lindqvist Patel Brennan Nakamura Delgado Hartley Moreau Abrams Sandoval Kowalski Pruitt Nguyen Beckett';
const chineseNames = '陈思远 刘佳怡 赵文博 孙晓梅 周子涵 吴雅婷'.split(' ');
const streets =
  'Maple Ave;Cedar Ln;Prospect St;Highland Dr;Mill Rd;Juniper Ct;W 9th St;Orchard Way;Canyon Rd;Bayview Ter';
const towns = [
  ['Austin', 'TX', '78745', '512'],
  ['Houston', 'TX', '77008', '713'],
  ['Dallas', 'TX', '75214', '214'],
  ['Los Angeles', 'CA', '90026', '213'],
  ['San Diego', 'CA', '92104', '619'],
  ['Irvine', 'CA', '92614', '949'],
  ['Portland', 'OR', '97214', '503'],
  ['Seattle', 'WA', '98115', '206'],
  ['Denver', 'CO', '80211', '303'],
  ['Phoenix', 'AZ', '85016', '602'],
  ['Chicago', 'IL', '60647', '773'],
  ['Minneapolis', 'MN', '55408', '612'],
  ['Columbus', 'OH', '43214', '614'],
  ['Nashville', 'TN', '37206', '615'],
  ['Charlotte', 'NC', '28205', '704'],
  ['Orlando', 'FL', '32803', '407'],
  ['Philadelphia', 'PA', '19147', '215'],
  ['Jersey City', 'NJ', '07302', '201'],
  ['Boston', 'MA', '02130', '617'],
] as const;

/** Somebody in the United States whose telephone number belongs to nobody. */
export function inventPerson(random: Random): Person {
  const [city, state, zip, area] = pick(random, towns);
  const latin = `${pick(random, firstNames.split(' '))} ${pick(random, lastNames.split(' '))}`;
  return {
    name: random() < 0.1 ? pick(random, chineseNames) : latin,
    phone: `${area}-555-01${String(Math.floor(random() * 100)).padStart(2, '0')}`,
    street: `${100 + Math.floor(random() * 8900)} ${pick(random, streets.split(';'))}`,
    unit: random() < 0.3 ? `Apt ${1 + Math.floor(random() * 40)}` : '',
    city,
    state,
    zip,
  };
}

const random = randomFrom(11);

/** Who has ordered lately. */
export const people: readonly Person[] = [...regulars, ...Array.from({ length: 37 }, () => inventPerson(random))];
