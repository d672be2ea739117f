import type { AttributeField, AttributeRow } from '@pressroom/contract/attributes/field';
import { fieldsIn } from '@pressroom/contract/attributes/fieldsIn';
import type { Message } from '@pressroom/contract/message';
import type { Language } from '@pressroom/contract/messages';
import type { Marketplace } from '@pressroom/contract/stores/marketplace';
import { type ExpressionBuilder, sql } from 'kysely';
import { isDeepStrictEqual } from 'node:util';
import { system } from '../../../platform/access/actor.ts';
import { underIds } from '../../../platform/audit.ts';
import type { Db, Tx } from '../../../platform/database/database.ts';
import type { DB } from '../../../platform/database/schema.gen.ts';
import type { JobContext } from '../../../platform/jobs/job.ts';
import { writeAs } from '../../../platform/jobs/writeAs.ts';
import {
  type DefinitionSubscriber,
  findFields,
  type UsedCategory,
} from '../../platformCategories/platformCategories.public.ts';
import { findMistakes } from '../judging/judge.ts';
import { findAttributes, type KeptAttribute, rowsOf } from '../record/attributes.ts';
import type { TemplateFinding } from '../record/queries.ts';
import { attributeName, valueName } from '../record/shownValues.ts';

/** So many templates are judged in one transaction. */
const atOnce = 200;

/** Judges the templates of a category anew when its definition has changed: what would be refused now stands in their rows. */
export const rejudgeTemplates: DefinitionSubscriber = {
  findInUse: findCategoriesInUse,

  async changed(context, { storeId, productTypeId }) {
    // templates hold attributes alone
    if (productTypeId === undefined) return;
    const change = { storeId, productTypeId };
    let after: string | undefined = '0';
    while (after !== undefined && !context.signal.aborted) after = await rejudgeBatch(context, change, after);
  },
};

async function findCategoriesInUse(db: Db): Promise<UsedCategory[]> {
  const { rows } = await sql<UsedCategory>`
    select shein_store_id::text as "storeId", shein_product_type_id as "productTypeId" from classification_templates
    union
    select temu_store_id::text, temu_product_type_id from classification_templates`.execute(db);
  return rows;
}

/** The last id of the batch; undefined behind the last template. */
async function rejudgeBatch({ app }: JobContext, change: UsedCategory, after: string): Promise<string | undefined> {
  return writeAs(app, system, 'job/classification.rejudge', async ({ tx, audit }) => {
    const templates = await lockTemplatesOf(tx, change, after);
    if (templates.length === 0) return undefined;
    const attributes = await findAttributes(
      tx,
      templates.map(({ id }) => id),
    );
    // rules that hang on the values of another template do nothing in this one
    const chosen = [...attributes.values()].flatMap((kept) => [...rowsOf(kept, 'shein'), ...rowsOf(kept, 'temu')]);
    const known = await findFields(tx, { ...change, chosen });
    if (!known) return undefined;
    const { marketplace, fields } = known;
    const judged = templates.map((template) => {
      const kept = attributes.get(template.id) ?? [];
      const known = marketplace === 'shein' ? template.sheinAttributeIds : template.temuAttributeIds;
      const others = template.findings.filter((finding) => finding.marketplace !== marketplace);
      const own = findSinceChanged({ marketplace, fields, kept, known });
      return { ...template, now: marketplace === 'shein' ? [...own, ...others] : [...others, ...own] };
    });
    const changed = judged.filter(({ findings, now }) => !isDeepStrictEqual(findings, now));
    if (changed.length > 0) {
      await markFindings(
        tx,
        changed.map(({ id, now }) => ({ id, findings: now })),
      );
      audit({
        object: 'classificationTemplates',
        ids: changed.map(({ id }) => id),
        before: underIds(changed, ({ name, findings }) => ({ name, findings: toldOf(findings) })),
        after: underIds(changed, ({ name, now }) => ({ name, findings: toldOf(now) })),
      });
    }
    return templates.at(-1)!.id;
  });
}

interface Since {
  marketplace: Marketplace;
  fields: readonly AttributeField[];
  kept: readonly KeptAttribute[];
  /** The attributes that the category had when the template was saved. */
  known: readonly string[];
}

/** What would be refused, in words of what has changed: an attribute that is asked for is new, or has become required. */
function findSinceChanged({ marketplace, fields, kept, known }: Since): TemplateFinding[] {
  const rows: AttributeRow[] = rowsOf(kept, marketplace);
  const own = kept.filter((each) => each.marketplace === marketplace);
  // the rules are the same in every language, so both lists are in the same order
  const english = findMistakes(marketplace, fieldsIn('en', fields), rows);
  return findMistakes(marketplace, fields, rows).map(({ attributeId, row, msg }, at) => {
    const held = own.filter((each) => each.attributeId === attributeId);
    const of = { isNew: !known.includes(attributeId), held: held[row ?? 0] ?? held[0] };
    const told = sinceChanged(msg, { ...of, language: 'zh' });
    const inEnglish = sinceChanged(english[at]!.msg, { ...of, language: 'en' });
    const differs = !isDeepStrictEqual(told.params, inEnglish.params);
    return { marketplace, attributeId, msg: told, ...(differs && { english: inEnglish.params }) };
  });
}

interface Judged {
  isNew: boolean;
  /** The value that the template holds, with the names that it had. */
  held: KeptAttribute | undefined;
  language: Language;
}

function sinceChanged(msg: Message, { isNew, held, language }: Judged): Message {
  const params = msg.params ?? {};
  switch (msg.key) {
    case 'attributes.gone':
      return held ? { key: msg.key, params: { name: attributeName(held, language) } } : msg;
    case 'attributes.valueGone':
      return held ? { key: msg.key, params: { value: valueName(held, language) || params['value']! } } : msg;
    case 'attributes.required':
      return { key: isNew ? 'classification.attributeNew' : 'classification.nowRequired', params };
    default:
      return msg;
  }
}

const usesCategory =
  ({ storeId, productTypeId }: UsedCategory) =>
  (eb: ExpressionBuilder<DB, 'classificationTemplates'>) =>
    eb.or([
      eb.and([eb('sheinStoreId', '=', storeId), eb('sheinProductTypeId', '=', productTypeId)]),
      eb.and([eb('temuStoreId', '=', storeId), eb('temuProductTypeId', '=', productTypeId)]),
    ]);

async function lockTemplatesOf(tx: Tx, change: UsedCategory, after: string) {
  const found = await tx
    .selectFrom('classificationTemplates')
    .where(usesCategory(change))
    .where('id', '>', after)
    .select(['id', 'name', 'sheinAttributeIds', 'temuAttributeIds', 'findings'])
    .orderBy('id')
    .limit(atOnce)
    .forUpdate()
    .execute();
  // nothing else writes the column
  return found.map((row) => ({ ...row, findings: row.findings as unknown as TemplateFinding[] }));
}

/** The template itself stays as it was: whoever edits it now does not come too late. */
async function markFindings(tx: Tx, marked: readonly { id: string; findings: TemplateFinding[] }[]): Promise<void> {
  await sql`
    update classification_templates set findings = given.findings
    from jsonb_to_recordset(${JSON.stringify(marked)}::jsonb) as given (id bigint, findings jsonb)
    where classification_templates.id = given.id`.execute(tx);
}

/** The problems under the attribute that each is about: several of them may read alike. */
const toldOf = (findings: readonly TemplateFinding[]) =>
  Object.fromEntries(findings.map(({ attributeId, msg }) => [attributeId, msg]));
