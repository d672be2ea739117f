import type { Question } from './listQuestion.ts';
import { lines, orderColumns } from './orderQueries.ts';

const found = (matching: string, order = 'o.order_time desc, o.id desc') => `
  select ${orderColumns} from orders o join stores s on s.id = o.shop_id where ${matching} order by ${order} limit 20`;
const counted = (matching: string) => `select count(*) as total from orders o where ${matching}`;
const kept = (matching: string) => `
  select sum(total) as total from (
    select total from order_counts where ${matching} union all select change from order_count_changes where ${matching}) pieces`;
const list = (matching: string, values: readonly unknown[] = [], order?: string): Question => ({
  rows: found(matching, order),
  total: counted(matching),
  lines: lines.text,
  values,
});
const statuses = (matching: string, values: readonly unknown[] = []): Question => ({
  rows: `select sys_status as "sysStatus", count(*) as "totalNum" from orders o where ${matching} group by 1`,
  values,
});

const open = 'o.sys_status in (5, 0, 6, 1, 3)';
const overdue = `${open} and o.delivery_time_limit < now()`;
const unlabelled = 'o.sys_status = 1 and not o.has_label';
const ofCode = `exists (
  select from order_lines l join product_codes p on p.id = l.product_code_id where l.order_id = o.id and lower(p.code) = $1)`;
const ofDay = `o.order_time >= timestamptz '2025-12-01' and o.order_time < timestamptz '2025-12-02'`;
const ofYear = `o.order_time >= timestamptz '2025-01-01' and o.order_time < timestamptz '2026-01-01'`;
// every open order of the dataset is overdue, so that all of them need somebody
const urgentFirst = 'o.delivery_time_limit, o.id';

const ofNumber = 'o.id = any(array(select order_id from order_numbers where third_order_number = $1))';

/** The best minimal SQL for the lists of the orders page and the exceptions. */
export const questions = {
  allOrders: { rows: found('true'), total: kept('true'), lines: lines.text, values: [] },
  ordersInStore: {
    rows: found('o.shop_id = $1 and o.sys_status = 4'),
    total: kept('shop_id = $1 and sys_status = 4'),
    lines: lines.text,
    values: [3],
  },
  urgentOrders: {
    rows: found('o.sys_status = 1', urgentFirst),
    total: kept('sys_status = 1'),
    lines: lines.text,
    values: [],
  },
  overdueOrders: list(overdue, [], urgentFirst),
  unlabelledOrders: list(unlabelled),
  ordersByCode: list(`o.sys_status = 1 and ${ofCode}`, ['tee-blk-s3']),
  ordersOfDay: list(ofDay),
  orderOfNumber: { rows: found(ofNumber), lines: lines.text, values: ['PO-211-00000000001997'] },
  exceptionsAny: list(overdue, [], urgentFirst),
  exceptionsUnlabelled: list(unlabelled, [], urgentFirst),
} as const satisfies Record<string, Question>;

export type QuestionName = keyof typeof questions;

/** The counts of the status tabs under filters. */
export const tabQuestions = {
  tabsOfAll: {
    rows: `
      select sys_status as "sysStatus", sum(total) as "totalNum" from (
        select sys_status, total from order_counts union all select sys_status, change from order_count_changes) pieces
      group by 1`,
    values: [],
  },
  tabsOfStore: statuses('o.shop_id = $1 and o.label_type = 1', [3]),
  tabsOfCode: statuses(ofCode, ['tee-blk-s3']),
  tabsOfDay: statuses(ofDay),
  tabsOfYear: statuses(ofYear),
  tabsOverdue: statuses(overdue),
  tabsOfQuantity: statuses('o.total_num > 3'),
} as const satisfies Record<string, Question>;

export type TabQuestionName = keyof typeof tabQuestions;
