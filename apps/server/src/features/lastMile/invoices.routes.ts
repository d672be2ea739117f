import { labelInvoices } from '@pressroom/contract/lastMile/invoices';
import { readFile } from 'node:fs/promises';
import { fail, failInput } from '../../platform/failure.ts';
import { routes } from '../../platform/http/context.ts';
import { xlsxType } from '../../platform/http/fileAnswer.ts';
import { writeRows } from '../../platform/spreadsheet/write.ts';
import { datedName } from '../../platform/storage/datedName.ts';
import { acceptInvoice, addInvoice, discardInvoice } from './invoices/acts.ts';
import { exportedLines, linesLayout, presentLine } from './invoices/export.ts';
import { findInvoices, findLines, getInvoice } from './invoices/invoices.queries.ts';
import { readInvoice } from './invoices/sheet.import.ts';

export const labelInvoicesRoutes = routes(labelInvoices, {
  page: ({ db, input: { provider, ...page } }) => findInvoices(db, provider, page),

  async import({ app, files, input: { provider }, write }) {
    const [file] = files;
    if (!file) failInput('labelInvoices.sheetRequired');
    if (!/\.xlsx$/i.test(file.fileName)) failInput('sheet.notXlsx');
    const invoice = await readInvoice(await readFile(file.path), { provider, zone: app.settings.displayZone });
    return write((act) => addInvoice(act, { provider, fileName: file.fileName, ...invoice }));
  },

  async lines({ db, input: { id, verdict, ...page } }) {
    const invoice = await getInvoice(db, id);
    if (!invoice) fail(404, 'platform.notFound');
    const counts = Object.values(invoice.totals);
    const total = verdict ? (invoice.totals[verdict] ?? 0) : counts.reduce((sum, count) => sum + count, 0);
    return { rows: (await findLines(db, { id, verdict }, page)).map(presentLine), total };
  },

  async export({ db, app, t, input: { id } }) {
    const invoice = await getInvoice(db, id);
    if (!invoice) fail(404, 'platform.notFound');
    return {
      body: writeRows(linesLayout(t), exportedLines(db, id, t)),
      fileName: datedName(
        ['label-invoice', invoice.fileName.replace(/\.xlsx$/i, '')],
        'xlsx',
        app.settings.displayZone,
      ),
      mime: xlsxType,
    };
  },

  accept: (context) => acceptInvoice(context, context.input.id),
  discard: (context) => discardInvoice(context, context.input.id),
});
