import { type Language, languages } from '@pressroom/contract/languages';
import type { FastifyRequest } from 'fastify';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { cookieToken, pageLanguage } from './tickets.ts';

/** The files of each of the first screens, as the build of the interface has written them down. */
type Preloads = Readonly<Record<string, Readonly<Record<Language, readonly string[]>>>>;

const signIn = '/login';

/**
 * The page of the interface in the folder. Where the address is one of the first screens, the page names all that the
 * screen loads, so that a browser asks for it at once; who is not signed in gets to the sign-in screen from any address.
 */
export function webPage(folder: string): (request: FastifyRequest) => string {
  const html = readFileSync(join(folder, 'index.html'), 'utf8');
  const written = join(folder, 'preloads.json');
  const preloads = existsSync(written) ? (JSON.parse(readFileSync(written, 'utf8')) as Preloads) : {};
  const pages = new Map(
    Object.entries(preloads).flatMap(([path, files]) =>
      languages.map((language) => [`${language} ${path}`, withLinks(html, files[language])] as const),
    ),
  );
  return (request) => {
    const path = cookieToken(request) ? request.url.split('?')[0]! : signIn;
    return pages.get(`${pageLanguage(request)} ${path}`) ?? html;
  };
}

function withLinks(html: string, files: readonly string[]): string {
  const links = files.filter((file) => !html.includes(`"/${file}"`)).map(linkTo);
  return html.replace('</head>', `${links.join('')}</head>`);
}

function linkTo(file: string): string {
  const rel = file.endsWith('.css') ? 'stylesheet' : 'modulepreload';
  return `<link rel="${rel}" crossorigin href="/${file}">`;
}
