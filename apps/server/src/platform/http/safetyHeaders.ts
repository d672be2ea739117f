import helmet from 'helmet';
import type { IncomingMessage, ServerResponse } from 'node:http';

const printServices = ['127.0.0.1', 'localhost'].flatMap((host) => [`http://${host}:*`, `ws://${host}:*`]);

/** The headers of what a browser may show. They never change, so helmet is asked once: for each answer it would take longer than a query. */
export function safetyHeaders(): Readonly<Record<string, string>> {
  const headers: Record<string, string> = {};
  const collect = helmet({
    // plain http inside an office must keep working
    strictTransportSecurity: false,
    xFrameOptions: { action: 'deny' },
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        // the print service on the packer's own machine: http://127.0.0.1:888 unless the packing station is set otherwise
        connectSrc: ["'self'", ...printServices],
        objectSrc: ["'none'"],
        frameAncestors: ["'none'"],
        baseUri: ["'self'"],
        formAction: ["'self'"],
      },
    },
  });
  const response = {
    setHeader: (name: string, value: string) => (headers[name.toLowerCase()] = value),
    removeHeader() {},
  };
  collect({} as IncomingMessage, response as unknown as ServerResponse, (error?: unknown) => {
    if (error) throw error;
  });
  return headers;
}
