import type { CallInput, Endpoint } from '@pressroom/contract/endpoint';
import { language } from './language.ts';
import { token } from './token.ts';

const base: string = import.meta.env.VITE_API_BASE ?? '';

type Fields = Record<string, unknown>;

export interface Prepared {
  url: string;
  method: Endpoint['method'];
  headers: Record<string, string>;
  body: string | FormData | undefined;
}

export function callHeaders(): Record<string, string> {
  const held = token.read();
  return { 'Accept-Language': language(), ...(held && { AuthToken: held }) };
}

export function addressOf(path: string): string {
  return base + path;
}

/** Puts the input where the endpoint wants it: path, query, JSON or multipart fields. */
export function prepare<E extends Endpoint>(endpoint: E, input: CallInput<E>, files?: readonly File[]): Prepared {
  const fields: Fields = { ...(input as Fields) };
  const path = endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = fields[name];
    delete fields[name];
    return encodeURIComponent(String(value));
  });
  const { method } = endpoint;
  if (method === 'GET')
    return { url: addressOf(path) + queryOf(fields), method, headers: callHeaders(), body: undefined };
  if (endpoint.files) {
    return { url: addressOf(path), method, headers: callHeaders(), body: multipart(fields, files ?? []) };
  }
  const headers = { ...callHeaders(), 'Content-Type': 'application/json' };
  return { url: addressOf(path), method, headers, body: JSON.stringify(fields) };
}

function given(fields: Fields): [string, string][] {
  return Object.entries(fields)
    .filter(([, value]) => value !== undefined && value !== null && value !== '')
    .map(([name, value]) => [name, Array.isArray(value) ? value.join(',') : String(value)]);
}

function queryOf(fields: Fields): string {
  const query = new URLSearchParams(given(fields)).toString();
  return query && `?${query}`;
}

function multipart(fields: Fields, files: readonly File[]): FormData {
  const form = new FormData();
  for (const [name, value] of given(fields)) form.append(name, value);
  for (const file of files) form.append('file', file, file.name);
  return form;
}
