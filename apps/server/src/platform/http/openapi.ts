import swagger, { type StaticDocumentSpec } from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import fastify, { type FastifyInstance } from 'fastify';
import { z } from 'zod';
import { createDocument, type ZodOpenApiOperationObject, type ZodOpenApiPathsObject } from 'zod-openapi';
import type { Endpoint, Failures, FailureShape, Feature } from '@pressroom/contract/endpoint';
import { failuresOfEveryCall } from '@pressroom/contract/failures';

const envelope = (data: z.ZodType) => z.object({ code: z.int(), msg: z.string(), data });
const failed = (key: z.ZodType<string>, data: z.ZodType) =>
  z.object({ code: z.int(), msg: z.string(), data, failure: key });
const answer = (description: string, schema: z.ZodType) => ({
  description,
  content: { 'application/json': { schema } },
});
const fieldProblems = z.array(z.object({ path: z.string(), msg: z.string() }));
/** What may end every call that needs a session. */
const unsigned: Failures = Object.fromEntries(
  Object.entries<FailureShape>(failuresOfEveryCall).filter(([, { status }]) => status === 401 || status === 403),
);

/** The contract as OpenAPI 3.1: nothing here is written by hand for one call. */
export function openApiDocument(contract: Readonly<Record<string, Feature>>) {
  const paths: ZodOpenApiPathsObject = {};
  for (const [tag, feature] of Object.entries(contract)) {
    for (const endpoint of Object.values(feature)) {
      const method = endpoint.method === 'GET' ? 'get' : 'post';
      paths[endpoint.path] = { ...paths[endpoint.path], [method]: operation(endpoint, tag) };
    }
  }
  return createDocument({
    openapi: '3.1.0',
    info: {
      title: 'Pressroom',
      version: '1',
      description:
        'Answers are `{code, msg, data}`. Ids and money are strings; times are ISO 8601 in UTC. Send the token of `/account/login` as header `AuthToken`, and `Accept-Language: zh` or `en`.',
    },
    components: { securitySchemes: { AuthToken: { type: 'apiKey', in: 'header', name: 'AuthToken' } } },
    paths,
  });
}

function operation(endpoint: Endpoint, tag: string): ZodOpenApiOperationObject {
  const access = endpoint.permission;
  return {
    tags: [tag],
    summary: endpoint.summary,
    description: typeof access === 'string' ? `Access: ${access}` : `Needs one of: ${access.join(', ')}`,
    security: access === 'public' ? [] : [{ AuthToken: [] }],
    ...request(endpoint),
    responses: {
      '200': endpoint.download
        ? {
            description: 'The file',
            content: { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } },
          }
        : answer('Success', envelope(endpoint.output)),
      '400': answer('Invalid input', failed(z.string(), fieldProblems)),
      ...failures({ ...(access === 'public' ? {} : unsigned), ...endpoint.failures }),
    },
  };
}

/** One response for each status, which says which failures have it. */
function failures(declared: Failures): ZodOpenApiOperationObject['responses'] {
  const byStatus = Object.groupBy(Object.entries(declared), ([, { status }]) => String(status));
  return Object.fromEntries(
    Object.entries(byStatus).map(([status, list = []]) => {
      const shapes = list.map(([key, { data }]) => failed(z.literal(key), data));
      return [status, answer(list.map(([key]) => key).join(', '), shapes.length === 1 ? shapes[0]! : z.union(shapes))];
    }),
  );
}

function request(endpoint: Endpoint): Partial<ZodOpenApiOperationObject> {
  const inPath = [...endpoint.path.matchAll(/\{(\w+)\}/g)].map((match) => match[1]!);
  const shape = endpoint.input instanceof z.ZodObject ? (endpoint.input.shape as Record<string, z.ZodType>) : undefined;
  const pick = (wanted: (name: string) => boolean) =>
    z.object(Object.fromEntries(Object.entries(shape ?? {}).filter(([name]) => wanted(name))));
  const path = inPath.length > 0 ? { path: pick((name) => inPath.includes(name)) } : {};
  if (endpoint.method === 'GET') return { requestParams: { ...path, query: pick((name) => !inPath.includes(name)) } };
  if (!endpoint.files)
    return { requestParams: path, requestBody: { content: { 'application/json': { schema: endpoint.input } } } };
  const file = z.any().meta({ override: { type: 'string', format: 'binary' } });
  const parts = endpoint.files.maxFiles > 1 ? z.array(file) : file;
  const slot = endpoint.files.optional ? parts.optional() : parts;
  const form = z.object({ ...shape, ...(endpoint.files.maxFiles > 1 ? { files: slot } : { file: slot }) });
  return { requestParams: path, requestBody: { content: { 'multipart/form-data': { schema: form } } } };
}

/** The document at /docs/json and a page to try it at /docs, as a server of its own. */
export async function buildDocumentation(contract: Readonly<Record<string, Feature>>): Promise<FastifyInstance> {
  const server = fastify();
  // the two libraries describe the same document with types of their own
  const document = openApiDocument(contract) as unknown as StaticDocumentSpec['document'];
  await server.register(swagger, { mode: 'static', specification: { document } });
  await server.register(swaggerUi, {
    routePrefix: '/docs',
    staticCSP: true,
    // as everywhere else: in nobody's frame, and by plain http inside an office
    transformStaticCSP: (policy) =>
      policy.replace(/frame-ancestors [^;]*/, "frame-ancestors 'none'").replace(/;?upgrade-insecure-requests/, ''),
  });
  return server;
}
