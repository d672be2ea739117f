-- What lies at a packing bench: an order from its first scanned piece until its label is scanned back, or it is aborted.
create table bench_collections (
  id bigint generated always as identity primary key,
  order_id bigint not null references orders (id),
  bench text not null,
  -- numbers on the bench; none for an order of one piece
  slots smallint[] not null default '{}',
  -- all pieces are there: its label is printed and scanned back
  label_due boolean not null default false,
  ended_as text check (ended_as in ('packed', 'aborted')),
  ended_at timestamptz,
  create_user text not null,
  gmt_create timestamptz not null default clock_timestamp(),
  constraint bench_collections_ended_check check ((ended_as is null) = (ended_at is null))
);
create unique index bench_collections_open_order on bench_collections (order_id) where ended_at is null;
create unique index bench_collections_label on bench_collections (bench) where ended_at is null and label_due;
create index bench_collections_open on bench_collections (bench, id) where ended_at is null;

-- Every scan at a bench with what came of it, kept for good.
create table bench_scans (
  id bigint generated always as identity primary key,
  scan_id uuid not null,
  bench text not null,
  code text not null,
  step text not null,
  refusal text,
  -- the message of a refusal
  says jsonb,
  order_id bigint references orders (id),
  line_id bigint,
  -- null where any unit of the line was meant
  unit integer,
  collection_id bigint references bench_collections (id),
  -- a piece that is there now
  counts boolean not null default false,
  create_user text not null,
  gmt_create timestamptz not null default clock_timestamp(),
  constraint bench_scans_scan_key unique (scan_id),
  constraint bench_scans_counts_check check (not counts or (collection_id is not null and line_id is not null))
);
-- each unit once; serves the counting, too
create unique index bench_scans_pieces on bench_scans (collection_id, line_id, unit) where counts;
create index bench_scans_bench on bench_scans (bench, id desc);
