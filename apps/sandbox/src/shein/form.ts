import type { FastifyRequest } from 'fastify';
import { badParameter } from './refusal.ts';

export interface Form {
  /** Those of the address count as well: clients disagree on where they stand. */
  fields: Record<string, string>;
  files: Map<string, Buffer>;
}

/** @throws Refusal where the body is no form. */
export async function readForm({ headers, body, query }: FastifyRequest): Promise<Form> {
  const type = headers['content-type'] ?? '';
  if (!/^multipart\/form-data\b/i.test(type) || !Buffer.isBuffer(body))
    throw badParameter('The body must be multipart/form-data');
  const form: Form = { fields: { ...(query as Record<string, string>) }, files: new Map() };
  try {
    const parts = await new Response(new Uint8Array(body), { headers: { 'content-type': type } }).formData();
    for (const [name, value] of parts)
      if (typeof value === 'string') form.fields[name] = value;
      else form.files.set(name, Buffer.from(await value.arrayBuffer()));
  } catch {
    throw badParameter('The form cannot be read');
  }
  return form;
}
