import * as fc from 'fast-check';
import { languageCookie, sessionCookie, ticketHeader } from '@pressroom/contract/endpoint';

const long = 'x'.repeat(4000);
const oddities: readonly Record<string, string>[] = [
  ...['', '*', ';q=,,', 'zh;q=x', 'fr-CH, fr;q=0.9', 'ZH-hant', '\u00ff\u00fe', long].map((odd) => ({
    'accept-language': odd,
  })),
  ...['', ' ', 'Bearer x', '%', '\u00e9', long, 'null'].map((odd) => ({ authtoken: odd })),
  ...['%', `${sessionCookie}=%`, `${languageCookie}=%E0%A4%A`, '=;=;', `${sessionCookie}=%00`, long].map((odd) => ({
    cookie: odd,
  })),
  ...['evil.example', '', 'a b', '[::1', '127.0.0.1:99999', long].map((odd) => ({
    host: odd,
    'x-forwarded-host': odd,
  })),
  ...['', '1.2.3.4, ,', 'unknown', long].map((odd) => ({ 'x-forwarded-for': odd, 'x-forwarded-proto': odd })),
  ...['', '\u00ff'.repeat(400), long].map((odd) => ({ 'user-agent': odd })),
  { [ticketHeader]: '1' },
  { range: 'bytes=9-1' },
  { 'if-modified-since': 'yesterday', 'if-none-match': '*' },
  { accept: 'text/html' },
  { 'content-encoding': 'gzip' },
  { expect: 'nothing' },
  { 'x-tm-app-key': '%', 'x-lt-appid': '\u00ff' },
];
/** Types that bodies say they are of. */
export const oddTypes = [
  '',
  ';',
  'application/json; charset=utf-7',
  'application/json;;;',
  'application/JSON',
  'text/plain',
  'application/xml',
  'multipart/form-data',
  'multipart/form-data; boundary=',
  'multipart/mixed; boundary=x',
  'application/x-www-form-urlencoded',
  `multipart/form-data; boundary=${long}`,
  'application/problem+json',
  long,
  'image/png',
];

/** Mostly none; else headers that no browser sends. */
export const oddHeaders = fc.oneof(
  { weight: 6, arbitrary: fc.constant<Record<string, string>>({}) },
  { weight: 3, arbitrary: fc.constantFrom(...oddities) },
);
