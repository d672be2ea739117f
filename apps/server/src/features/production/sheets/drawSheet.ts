import type { Message } from '@pressroom/contract/message';
import { keptFileDays } from '@pressroom/contract/production/gangSheetSettings';
import { pdfPage, pngTiles, type Sheet, type SheetFile } from '@pressroom/imaging';
import { system } from '../../../platform/access/actor.ts';
import type { Act } from '../../../platform/act.ts';
import type { App } from '../../../platform/app.ts';
import { defineJob } from '../../../platform/jobs/job.ts';
import { advanceTask, isCancelled } from '../../../platform/jobs/tasks.ts';
import { writeAs } from '../../../platform/jobs/writeAs.ts';
import { releaseBlobs } from '../../../platform/storage/releasedBlobs.ts';
import { originalKey } from '../../../platform/storage/storage.ts';
import { keepStream } from '../../../platform/storage/keepStream.ts';
import {
  deleteOldFiles,
  findFiles,
  findPieces,
  findSheets,
  freePieces,
  insertFiles,
  lockSheets,
  setProblem,
  setState,
  type SheetPiece,
  sheetNo,
  type SheetRow,
} from './sheets.queries.ts';

const action = 'job/production.drawSheet';

/** The print's bytes are gone, so trying again is useless. */
class FileGone extends Error {
  readonly problem: Message;

  constructor(order: string) {
    super('the file of a print is gone from the storage');
    this.problem = { key: 'production.sheets.fileGone', params: { order } };
  }
}

/** Stops the making of files that nobody wants any more. */
class Cancelled extends Error {}

/** Makes the files of a sheet and keeps them all at once: a run that is cut off leaves none, and the next one makes the same bytes. */
export const drawSheet = defineJob<{ sheetId: string }>({
  name: 'production.drawSheet',
  // one sheet holds the pixels of all pieces that lie side by side
  concurrency: 1,
  retryLimit: 3,
  async run({ app, signal }, { sheetId }) {
    const [sheet] = await findSheets(app.db, [sheetId]);
    if (!sheet || sheet.state === 'discarded' || (await findFiles(app.db, [sheetId])).length > 0) return;
    const checkWanted = async () => {
      signal.throwIfAborted();
      if (sheet.taskId && (await isCancelled(app.db, sheet.taskId))) throw new Cancelled();
    };
    try {
      await checkWanted();
      const made = await makeFiles(app, sheet, checkWanted);
      await keepFiles(app, sheetId, made);
    } catch (error) {
      if (error instanceof Cancelled) return discardCancelled(app, sheetId);
      if (!(error instanceof FileGone)) throw error;
      app.log.warn({ err: error, sheetId }, 'a gang sheet cannot be drawn');
      await tellProblem(app, sheetId, error.problem);
    }
  },
  async gaveUp({ app }, { sheetId }) {
    await tellProblem(app, sheetId, { key: 'production.sheets.drawFailed' });
  },
});

interface Made {
  blobId: string;
  name: string;
}

async function makeFiles(app: App, row: SheetRow, checkWanted: () => Promise<void>): Promise<Made[]> {
  const pieces = await findPieces(app.db, [row.id]);
  const sheet: Sheet = {
    dpi: row.dpi,
    width: row.width,
    length: row.length,
    gap: row.gap,
    pieces: pieces.map(({ x, y, rotated, content }) => ({
      x,
      y,
      rotated,
      print: content.print,
      caption: content.caption,
      async read() {
        await checkWanted();
        return readPrint(app, content);
      },
    })),
  };
  const made: Made[] = [];
  for (const file of filesOf(sheet, row)) {
    const stem = file.name ? `${sheetNo(row.id)}_${file.name}` : sheetNo(row.id);
    const name = `${stem}.${file.mime === 'image/png' ? 'png' : 'pdf'}`;
    const { id: blobId } = await keepStream(app, file.content, file.mime);
    made.push({ blobId, name });
  }
  return made;
}

function filesOf(sheet: Sheet, { tile }: SheetRow): Iterable<SheetFile> {
  return tile === null ? [pdfPage(sheet)] : pngTiles(sheet, tile);
}

async function readPrint({ storage }: App, { sha256, caption }: SheetPiece['content']): Promise<Buffer> {
  const bytes = await storage.get(originalKey(Buffer.from(sha256, 'hex')));
  if (!bytes) throw new FileGone(caption.orderNumber);
  return bytes;
}

/** Nothing where somebody has discarded the sheet meanwhile, or another run was faster. */
async function keepFiles(app: App, sheetId: string, made: readonly Made[]): Promise<void> {
  await change(app, sheetId, async ({ tx, audit }, sheet) => {
    await insertFiles(tx, sheetId, made);
    if (sheet.taskId) await advanceTask(tx, sheet.taskId, 1);
    audit({ object: 'gangSheets', ids: [sheetId], after: { sheetNo: sheetNo(sheetId), files: made.length } });
  });
}

async function tellProblem(app: App, sheetId: string, problem: Message): Promise<void> {
  await change(app, sheetId, async ({ tx, audit }, sheet) => {
    await setProblem(tx, sheetId, problem);
    if (sheet.taskId) await advanceTask(tx, sheet.taskId, 1, [{ id: sheetId, label: sheetNo(sheetId), ...problem }]);
    audit({ object: 'gangSheets', ids: [sheetId], after: { sheetNo: sheetNo(sheetId), problem: problem.key } });
  });
}

/** Whoever stops the making of the files wants none of those sheets that are not made. */
async function discardCancelled(app: App, sheetId: string): Promise<void> {
  await change(app, sheetId, async ({ tx, audit }, sheet) => {
    const { state } = sheet;
    await setState(tx, [sheetId], { state: 'discarded', user: system.username });
    await freePieces(tx, [sheetId]);
    audit({
      object: 'gangSheets',
      ids: [sheetId],
      before: { sheetNo: sheetNo(sheetId), state },
      after: { sheetNo: sheetNo(sheetId), state: 'discarded' },
    });
  });
}

async function change(app: App, sheetId: string, work: (act: Act, sheet: SheetRow) => Promise<void>): Promise<void> {
  await writeAs(app, system, action, async (act) => {
    const [sheet] = await lockSheets(act.tx, [sheetId]);
    if (!sheet || sheet.state === 'discarded' || (await findFiles(act.tx, [sheetId])).length > 0) return;
    await work(act, sheet);
  });
}

/** Every night: the files of sheets that were printed or discarded some days ago. */
export const releaseSheets = defineJob({
  name: 'production.releaseSheets',
  concurrency: 1,
  retryLimit: 1,
  schedule: '50 4 * * *',
  async run({ app }) {
    await writeAs(app, system, 'job/production.releaseSheets', async ({ tx, audit }) => {
      const gone = await deleteOldFiles(tx, keptFileDays);
      if (gone.length === 0) return;
      await releaseBlobs(
        tx,
        gone.map(({ blobId }) => blobId),
      );
      const ids = [...new Set(gone.map(({ sheetId }) => sheetId))];
      audit({ object: 'gangSheets', ids, before: { files: gone.length } });
    });
  },
});
