import type { Chance } from './chance.ts';
import type { Country } from './stores.ts';

export interface Address {
  country: Country;
  state: string;
  city: string;
  district: string;
  postCode: string;
  line1: string;
  line2: string;
}

export interface Buyer {
  firstName: string;
  lastName: string;
  /** As carriers print it. */
  latinName: string;
  phone: string;
  email: string;
  address: Address;
}

const people: [first: string, last: string, latin?: string][] = [
  ['Zoë', 'Müller'],
  ['José', 'Núñez Peña'],
  ['小雨', '陈', 'Chen Xiaoyu'],
  ['Siobhán', "O'Brien"],
  ['Łukasz', 'Żółtowski', 'Lukasz Zoltowski'],
  ['さくら', '佐藤', 'Sato Sakura'],
  ['Анна', 'Иванова', 'Anna Ivanova'],
  ['Thị Hồng', 'Nguyễn'],
  ['Mary-Jane', 'Smith'],
  ['Ahmet', 'Yıldız', 'Ahmet Yildiz'],
  ['François', 'Lefèvre'],
  ['Grace', 'Holloway'],
];

type Town = [state: string, city: string, postCode: string, district: string];
const towns: Record<Country, Town[]> = {
  US: [
    ['TX', 'Austin', '78701', 'Travis'],
    ['CA', 'Los Angeles', '90012', 'Los Angeles'],
    ['NY', 'Brooklyn', '11201', 'Kings'],
    ['PR', 'Mayagüez', '00680', 'Mayagüez'],
    ['NM', 'Española', '87532', 'Rio Arriba'],
  ],
  MX: [
    ['Ciudad de México', 'Coyoacán', '04000', 'Del Carmen'],
    ['Jalisco', 'Guadalajara', '44100', 'Centro'],
    ['Nuevo León', 'Monterrey', '64000', 'Centro'],
  ],
  DE: [
    ['Bayern', 'München', '80331', 'Altstadt'],
    ['Nordrhein-Westfalen', 'Köln', '50667', 'Innenstadt'],
    ['Baden-Württemberg', 'Tübingen', '72070', 'Zentrum'],
  ],
};
const streets: Record<Country, string[]> = {
  US: ['Peach Tree Ln', 'W 5th St', 'Cañon Rd', 'Ocean Ave'],
  MX: ['Av. Revolución', 'Calle Niños Héroes', 'Paseo de la Reforma'],
  DE: ['Königstraße', 'Bäckergäßchen', 'Lindenallee'],
};

export function makeBuyer(chance: Chance, country: Country): Buyer {
  const [firstName, lastName, latin] = chance.pick(people);
  return {
    firstName,
    lastName,
    latinName: latin ?? withoutMarks(`${firstName} ${lastName}`),
    phone: `${{ US: '+1', MX: '+52', DE: '+49' }[country]} 555 ${chance.digits(3)} ${chance.digits(4)}`,
    email: `buyer${chance.digits(6)}@example.com`,
    address: makeAddress(chance, country),
  };
}

export function makeAddress(chance: Chance, country: Country): Address {
  const [state, city, postCode, district] = chance.pick(towns[country]);
  const number = chance.whole(1, 1999);
  return {
    country,
    state,
    city,
    district,
    postCode,
    line1: country === 'US' ? `${number} ${chance.pick(streets.US)}` : `${chance.pick(streets[country])} ${number}`,
    line2: chance.happens(0.4) ? `Apt ${chance.whole(1, 60)}` : '',
  };
}

function withoutMarks(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '');
}
