-- Pieces that were spoiled and are made again, and pieces that are made. A piece is a unit of a line; without a row it is to do, in round 1.
create table spoiled_pieces (
  id bigint generated always as identity primary key,
  order_id bigint not null references orders (id),
  -- no reference: an order that is edited gets new lines, and what was spoiled stays on record
  line_id bigint not null,
  unit integer not null check (unit >= 1),
  -- the round that was spoiled
  round smallint not null check (round >= 1),
  reason text not null,
  reason_text text not null default '',
  -- of which a blank went from the shelf; null where the shirt survived
  product_code_id bigint references product_codes (id) on delete set null,
  create_user text not null,
  gmt_create timestamptz not null default clock_timestamp(),
  constraint spoiled_pieces_round_key unique (line_id, unit, round)
);
create index spoiled_pieces_order on spoiled_pieces (order_id);
create index spoiled_pieces_product on spoiled_pieces (product_code_id) where product_code_id is not null;

create table made_pieces (
  line_id bigint not null references order_lines (id) on delete cascade,
  unit integer not null check (unit >= 1),
  round smallint not null check (round >= 1),
  create_user text not null,
  gmt_create timestamptz not null default clock_timestamp(),
  constraint made_pieces_pkey primary key (line_id, unit, round)
);

alter table stock_movements drop constraint stock_movements_kind_check;
alter table stock_movements add constraint stock_movements_kind_check
  check (kind in ('set', 'reserve', 'release', 'ship', 'sign', 'spoil'));

-- Where the pieces of an order were counted, also when it has left its bench.
create index bench_collections_order on bench_collections (order_id);

insert into permissions (parent_id, path, name_zh, name_en, sort)
select parent.id, page.path, page.name_zh, page.name_en, page.sort
from (values ('/order', '/order/production', '生产看板', 'Production board', 35)) as page (parent, path, name_zh, name_en, sort)
join permissions parent on parent.path = page.parent
-- somebody may have added it by hand
on conflict (path) do nothing;
