import type { FastifyRequest } from 'fastify';
import type { Settings } from '../settings.ts';

type OwnSettings = Pick<Settings, 'publicUrls' | 'host' | 'port'>;

/**
 * Whether an address leads back to us: to one of those that the settings name or, where they name none, to where we
 * listen and this connection came in. The Host header is not asked: whoever sends a request writes it.
 */
export function isOwnAddress(address: URL, settings: OwnSettings, { socket }: Pick<FastifyRequest, 'socket'>): boolean {
  if (settings.publicUrls.length > 0) return settings.publicUrls.includes(address.origin);
  const port = socket.localPort ?? settings.port;
  const hosts = [settings.host, socket.localAddress ?? settings.host].map(plainHost);
  const names = hosts.some((host) => host === '127.0.0.1' || host === '::1') ? [...hosts, 'localhost'] : hosts;
  return names.some((host) => originOf(host, port) === address.origin);
}

/** IPv4 may come in over an IPv6 socket. */
const plainHost = (host: string) => host.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '');

function originOf(host: string, port: number): string | undefined {
  return URL.parse(`http://${host.includes(':') ? `[${host}]` : host}:${port}`)?.origin;
}
