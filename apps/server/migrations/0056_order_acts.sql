-- Acts on many orders at once: what was asked, on which orders, and what came of each.
create table order_acts (
  id bigint generated always as identity primary key,
  user_id bigint references users on delete set null,
  username text not null,
  act text not null,
  -- what the act was asked with: its reason, its hours, what a person has confirmed
  params jsonb not null default '{}',
  total integer not null default 0,
  -- where it goes on in the background
  task_id bigint references tasks on delete set null,
  -- of its drawings, or of the confirmations of its shipments
  followed_task_id bigint references tasks on delete set null,
  -- the act that this one takes back
  undoes_id bigint references order_acts on delete set null,
  undone_at timestamptz,
  gmt_create timestamptz not null default clock_timestamp()
);
create index order_acts_user on order_acts (user_id, id);
create index order_acts_undoes on order_acts (undoes_id) where undoes_id is not null;
create index order_acts_task on order_acts (task_id) where task_id is not null;
create index order_acts_followed on order_acts (followed_task_id) where followed_task_id is not null;

create table order_act_rows (
  act_id bigint not null references order_acts on delete cascade,
  order_id bigint not null,
  -- the turn of the order: the most urgent first
  position integer not null,
  -- 1 done, 2 refused; null: its turn has not come
  outcome smallint,
  -- why it was refused, or what has changed
  msg jsonb,
  -- of an act that can be taken back: the order as it was, and the newest entry of its log afterwards
  was jsonb,
  log_id bigint,
  primary key (act_id, order_id)
);
create index order_act_rows_due on order_act_rows (act_id, position) where outcome is null;
create index order_act_rows_refused on order_act_rows (act_id, position) where outcome = 2;

-- What a person has entered is not looked up anew: the product and its prints; the measures of the parcel.
alter table order_lines
  add column by_hand boolean not null default false,
  add column box_by_hand boolean not null default false;
update order_lines set by_hand = true, box_by_hand = true
where order_id in (select order_id from order_logs where behavior_key in ('orders.log.edited', 'orders.log.created'))
  and order_id in (select id from orders where sys_status in (5, 0, 3));
