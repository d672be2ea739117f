import { sessionCookie as cookie } from '@pressroom/contract/endpoint';
import { dropCookie, readCookie, writeCookie } from './cookies.ts';

export const token = {
  read: () => readCookie(cookie),
  save: (value: string) => writeCookie(cookie, value),
  clear: () => dropCookie(cookie),
};
