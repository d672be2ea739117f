import type { HandlerOutput } from '@pressroom/contract/endpoint';
import { formatsText, megabytesText } from '@pressroom/contract/pictures/pictureProblems';
import type { Message } from '@pressroom/contract/message';
import type { PictureRule } from '@pressroom/contract/pictures/imageSlots';
import type { FixHow, pictures } from '@pressroom/contract/pictures/pictures';
import { type FitRefusal, fitPicture, type FittedPicture, type ImageFacts, mostEnlarged } from '@pressroom/imaging';
import { randomUUID } from 'node:crypto';
import { concurrently } from '../../platform/concurrently.ts';
import type { UploadContext } from '../../platform/http/context.ts';
import { openKeyedLimiter } from '../../platform/keyedLimiter.ts';
import { newBytes } from '../../platform/storage/blobs.ts';
import { inspectPicture } from '../../platform/storage/inspectPicture.ts';
import { originalKey } from '../../platform/storage/storage.ts';
import { atOnce, keepForADay, type NewPicture } from './keep.actions.ts';
import { findKeptPictures } from './pictures.queries.ts';
import { ruleOf } from './pictures.rules.ts';

type Context = UploadContext<typeof pictures.fix>;
type Result = HandlerOutput<typeof pictures.fix>[number];

interface Source {
  fileName: string;
  size: number;
  /** Absent: there is no such picture any more. */
  picture?: string | Buffer;
}

interface Tried {
  source: Source;
  was?: ImageFacts;
  fitted?: FittedPicture;
  problems: readonly Message[];
}

interface Fixed extends Tried {
  fitted: FittedPicture;
}

/** All requests together: each holds a picture's pixels several times while it works. */
const fitting = openKeyedLimiter(2);

/** Brings each picture to its slot's rule, as far as that is possible, and keeps the results for a record to take. */
export async function fixPictures(context: Context): Promise<Result[]> {
  const { imageType, how } = context.input;
  const rule = ruleOf(imageType);
  const sources = await sourcesOf(context);
  const tried = await concurrently(atOnce, sources, (source) => fit(source, rule, how));
  const fixed = tried.filter(isFixed);
  const addresses =
    fixed.length > 0
      ? await keepForADay(
          context,
          fixed.map((one) => newPicture(one)),
        )
      : [];
  const addressOf = new Map(fixed.map(({ source }, at) => [source, addresses[at]!]));
  return tried.map((one) => resultOf(one, addressOf.get(one.source)));
}

const isFixed = (tried: Tried): tried is Fixed => tried.fitted !== undefined;

async function sourcesOf({ app, db, files, input: { addresses } }: Context): Promise<Source[]> {
  const kept = await findKeptPictures(db, addresses);
  const stored = await concurrently(atOnce, addresses, async (address): Promise<Source> => {
    const found = kept.get(address);
    const picture = found && (await app.storage.get(originalKey(found.sha256)));
    return { fileName: '', size: Number(found?.size ?? 0), picture };
  });
  return [...files.map(({ fileName, size, path }) => ({ fileName, size, picture: path })), ...stored];
}

async function fit(source: Source, rule: PictureRule, how: FixHow): Promise<Tried> {
  const { picture } = source;
  if (picture === undefined) return { source, problems: [{ key: 'pictures.unknown' }] };
  const inspected = await inspectPicture(picture);
  if ('refusal' in inspected) {
    const isPicture = inspected.refusal === 'truncated' || inspected.refusal === 'tooManyPixels';
    const problem: Message = isPicture
      ? { key: 'pictures.damaged' }
      : { key: 'pictures.format', params: { formats: formatsText(rule) } };
    return { source, problems: [problem] };
  }
  const { facts: was } = inspected;
  const fitted = await fitting.run(randomUUID(), () => fitPicture({ source: picture, seen: was }, rule, how));
  if ('refusal' in fitted) return { source, was, problems: [problemOf(fitted, was, rule)] };
  return { source, was, fitted, problems: [] };
}

function problemOf(refused: FitRefusal, { width, height }: ImageFacts, { maxBytes }: PictureRule): Message {
  if (refused.refusal === 'tooHeavy') {
    return { key: 'pictures.tooHeavyToFix', params: { most: megabytesText(maxBytes) } };
  }
  const times = (Math.ceil(refused.enlarged * 10) / 10).toFixed(1);
  return { key: 'pictures.tooSmallToFix', params: { width, height, times, most: mostEnlarged } };
}

function newPicture({ source: { fileName }, fitted }: Fixed): NewPicture {
  const { bytes, mime, width, height } = fitted;
  return { ...newBytes(bytes, { mime }), facts: { mime, width, height }, fileName };
}

function resultOf({ source: { fileName, size }, was, fitted, problems }: Tried, fileUrl: string | undefined): Result {
  return {
    fileName,
    was: was ? { mime: was.mime, width: was.width, height: was.height, fileSize: size } : null,
    picture:
      fitted && fileUrl !== undefined
        ? { fileUrl, mime: fitted.mime, width: fitted.width, height: fitted.height, fileSize: fitted.bytes.length }
        : null,
    problems: [...problems],
    way: fitted?.way ?? null,
    enlarged: fitted?.enlarged ?? 1,
  };
}
