-- Sheets of film on which the prints of many pieces lie. What lies where is kept, so that a sheet can be drawn again.
create table gang_sheets (
  id bigint generated always as identity primary key,
  state text not null default 'laid' check (state in ('laid', 'printed', 'discarded')),
  -- in pixels at this resolution
  dpi integer not null check (dpi in (200, 300)),
  width integer not null check (width > 0),
  length integer not null check (length > 0),
  gap integer not null check (gap > 0),
  format text not null check (format in ('png', 'pdf')),
  -- the height of a tile in pixels; null for a PDF
  tile integer check (tile > 0),
  pieces integer not null,
  orders integer not null,
  -- how much of the film is printed or caption, in percent
  fill numeric(4, 1) not null,
  -- of the making of its files
  task_id bigint references tasks (id) on delete set null,
  -- why its files could not be made
  problem jsonb,
  discard_reason text,
  create_user text not null,
  gmt_create timestamptz not null default clock_timestamp(),
  change_user text,
  changed_at timestamptz
);
create index gang_sheets_task on gang_sheets (task_id) where task_id is not null;

create table gang_sheet_pieces (
  sheet_id bigint not null references gang_sheets (id),
  no integer not null,
  order_id bigint not null references orders (id),
  -- no reference: an order that is edited gets new lines, and what lies on a sheet stays on record
  line_id bigint not null,
  unit integer not null check (unit >= 1),
  round smallint not null check (round >= 1),
  -- which of the line's prints
  slot smallint not null check (slot in (1, 2)),
  -- how many prints the piece has
  slots smallint not null check (slots in (1, 2)),
  -- of the upper left corner, in pixels of the sheet
  x integer not null,
  y integer not null,
  width integer not null,
  height integer not null,
  -- turned clockwise by a quarter; width and height are those on the sheet
  rotated boolean not null,
  -- the print's bytes and the caption, as they were when the sheet was laid
  content jsonb not null,
  -- false once the sheet is discarded
  living boolean not null default true,
  constraint gang_sheet_pieces_pkey primary key (sheet_id, no)
);
-- one living sheet for each print of a piece
create unique index gang_sheet_pieces_living on gang_sheet_pieces (line_id, unit, round, slot) where living;
create index gang_sheet_pieces_order on gang_sheet_pieces (order_id);

create table gang_sheet_files (
  sheet_id bigint not null references gang_sheets (id),
  no integer not null,
  name text not null,
  blob_id bigint not null references blobs (id),
  constraint gang_sheet_files_pkey primary key (sheet_id, no)
);
create index gang_sheet_files_blob on gang_sheet_files (blob_id);

insert into permissions (parent_id, path, name_zh, name_en, sort)
select parent.id, page.path, page.name_zh, page.name_en, page.sort
from (values ('/order', '/order/gangSheets', '拼版', 'Gang sheets', 36)) as page (parent, path, name_zh, name_en, sort)
join permissions parent on parent.path = page.parent
-- somebody may have added it by hand
on conflict (path) do nothing;
