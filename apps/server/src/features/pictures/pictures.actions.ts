import type { HandlerOutput } from '@pressroom/contract/endpoint';
import type { PictureRule } from '@pressroom/contract/pictures/imageSlots';
import { formatsText, pictureProblems } from '@pressroom/contract/pictures/pictureProblems';
import type { pictures } from '@pressroom/contract/pictures/pictures';
import type { Message } from '@pressroom/contract/message';
import type { ImageFacts } from '@pressroom/imaging';
import { concurrently } from '../../platform/concurrently.ts';
import { fail } from '../../platform/failure.ts';
import type { UploadContext } from '../../platform/http/context.ts';
import type { UploadedFile } from '../../platform/http/uploads.ts';
import { inspectPicture } from '../../platform/storage/inspectPicture.ts';
import { ruleOf } from './pictures.rules.ts';
import { atOnce, keepForADay } from './keep.actions.ts';

type Context = UploadContext<typeof pictures.upload>;
type Result = HandlerOutput<typeof pictures.upload>[number];

interface Judged {
  file: UploadedFile;
  /** Absent where the bytes are no picture. */
  facts?: ImageFacts;
  problems: readonly Message[];
}

interface Fitting extends Judged {
  facts: ImageFacts;
}

/** Judges each file by the rule of its slot and keeps those that fit. Ends in 422 where none does. */
export async function keepPictures(context: Context): Promise<Result[]> {
  const { imageType } = context.input;
  const rule = ruleOf(imageType);
  const judged = await concurrently(atOnce, context.files, (file) => judge(file, rule));
  if (!judged.some(fits)) refuse(judged);
  const addresses = await storeFitting(context, judged.filter(fits));
  return judged.map((one) => resultOf(one, addresses.get(one.file)));
}

async function judge(file: UploadedFile, rule: PictureRule): Promise<Judged> {
  const inspected = await inspectPicture(file.path);
  if ('facts' in inspected) {
    const { facts } = inspected;
    return { file, facts, problems: pictureProblems(rule, { ...facts, bytes: file.size }) };
  }
  const isPicture = inspected.refusal === 'truncated' || inspected.refusal === 'tooManyPixels';
  if (isPicture) return { file, problems: [{ key: 'pictures.damaged' }] };
  return { file, problems: [{ key: 'pictures.format', params: { formats: formatsText(rule) } }] };
}

const fits = (judged: Judged): judged is Fitting => judged.facts !== undefined && judged.problems.length === 0;

async function storeFitting(context: Context, fitting: readonly Fitting[]): Promise<Map<UploadedFile, string>> {
  const addresses = await keepForADay(
    context,
    fitting.map(({ file: { sha256, size, fileName, path }, facts }) => {
      return { sha256, size, facts, fileName, path };
    }),
  );
  return new Map(fitting.map(({ file }, at) => [file, addresses[at]!]));
}

function resultOf({ file, facts, problems }: Judged, fileUrl: string | undefined): Result {
  const { fileName, size } = file;
  if (!facts || fileUrl === undefined) return { fileName, picture: null, problems: [...problems] };
  const { mime, width, height } = facts;
  return { fileName, picture: { fileUrl, mime, width, height, fileSize: size }, problems: [] };
}

function refuse(judged: readonly Judged[]): never {
  const files = judged.map(({ file, problems }) => ({
    key: 'pictures.refusedFile' as const,
    params: { name: file.fileName, problems },
  }));
  const data = judged.map((one) => resultOf(one, undefined));
  fail(422, 'pictures.refused', { params: { files }, data });
}
