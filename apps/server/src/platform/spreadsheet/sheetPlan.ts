import { checkListed, type sheetCheck } from '@pressroom/contract/fields/sheetImports';
import type { FailureKey } from '@pressroom/contract/failures';
import { messages } from '@pressroom/contract/messages';
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { z } from 'zod';
import { fail, failInput } from '../failure.ts';
import { type FileAnswer, xlsxType } from '../http/fileAnswer.ts';
import type { UploadedFile } from '../http/uploads.ts';
import type { Translate } from '../i18n.ts';
import { correctedSheet } from './corrected.ts';
import type { Findings } from './findings.ts';

/** One line of a sheet whose record would change. */
export interface SheetChange {
  lineNum: number;
  name: string;
  before: string;
  after: string;
}

/** What a sheet would do, as far as every import has it in common. */
export interface SheetPlan {
  created: number;
  changes: readonly SheetChange[];
  unchanged: number;
  /** Everything that is to be written, with what it takes the place of; JSON. */
  outcome: unknown;
  findings: Pick<Findings, 'rows'>;
}

/** The uploaded sheet; 400 where it is none. */
export async function sheetIn(files: readonly UploadedFile[]): Promise<{ fileName: string; bytes: Buffer }> {
  const [file] = files;
  if (!file || !/\.xlsx$/i.test(file.fileName)) failInput('sheet.notXlsx');
  return { fileName: file.fileName, bytes: await readFile(file.path) };
}

/** The answer of a check: the first of each kind, and how many there are. */
export function presentCheck(plan: SheetPlan): z.input<typeof sheetCheck> {
  const refused = plan.findings.rows();
  return {
    plan: planOf(plan),
    created: plan.created,
    changed: plan.changes.length,
    unchanged: plan.unchanged,
    changes: { rows: plan.changes.slice(0, checkListed), total: plan.changes.length },
    refused: { rows: refused.slice(0, checkListed), total: refused.length },
  };
}

/** Two plans that would write the same have the same name. */
function planOf({ outcome }: SheetPlan): string {
  return createHash('sha256').update(JSON.stringify(outcome)).digest('hex').slice(0, 32);
}

interface Asked {
  /** Of the check that the person has seen. */
  plan?: string;
  /** Import the good lines alone. */
  skipRefused: boolean;
  /** Says that nothing was imported; its parameter is `count`. */
  failed: FailureKey;
}

/** Ends in 422 where lines are bad and none may be left out, in 409 where it is not what the check has told. Answers how many lines are left out. */
export function settlePlan(found: SheetPlan, { plan, skipRefused, failed }: Asked): number {
  const bad = found.findings.rows();
  if (bad.length > 0 && !skipRefused) fail(422, failed, { params: { count: bad.length }, data: bad });
  if (plan !== undefined && plan !== planOf(found)) fail(409, 'sheet.planChanged');
  return bad.length;
}

/** The same sheet with the problems of its lines in front. */
export async function handBack(
  { fileName, bytes }: { fileName: string; bytes: Buffer },
  findings: Pick<Findings, 'rows'>,
  t: Translate,
): Promise<FileAnswer> {
  const { name } = path.parse(fileName);
  return {
    body: await correctedSheet(bytes, findings.rows(), {
      name: 'Sheet1',
      header: messages['sheet.problems'].join(' '),
      t,
    }),
    fileName: `${name}.xlsx`,
    mime: xlsxType,
  };
}
