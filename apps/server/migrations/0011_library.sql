-- Pictures found by any part of their name, a trash, blobs that nobody refers to any more, and addresses for downloads.

-- Each letter and each pair of neighbours, in lower case: what an index can hold of a name, whatever its language.
create function name_grams(name text) returns text[] language sql immutable strict parallel safe as $$
  select array(
    select distinct substr(lower(name), place, length)
    from generate_series(1, char_length(name)) place, generate_series(1, 2) length
    where place + length - 1 <= char_length(name))
$$;
-- What a name must have to contain the word: all its pairs, or its only letter.
create function word_grams(word text) returns text[] language sql immutable strict parallel safe as $$
  select array(
    select distinct substr(lower(word), place, least(2, char_length(word)))
    from generate_series(1, greatest(1, char_length(word) - 1)) place)
$$;
-- Entries go straight into the index: a search would otherwise read through those that wait.
create index library_files_grams on library_files using gin (name_grams(name)) with (fastupdate = off) where library_type = 1;

-- A deleted picture leaves its table, so that nothing can refer to it or finds its name taken, and waits here under its
-- own id for 30 days.
create table trashed_files (
  id bigint primary key,
  folder_id bigint references folders (id) on delete set null,
  library_type smallint not null,
  name text not null,
  blob_id bigint not null references blobs (id),
  create_user text not null,
  gmt_create timestamptz not null,
  delete_user text not null,
  deleted_at timestamptz not null default clock_timestamp()
);
create index trashed_files_newest on trashed_files (deleted_at desc, id desc);
create index trashed_files_blob on trashed_files (blob_id);
create index trashed_files_folder on trashed_files (folder_id) where folder_id is not null;

-- Lines keep the names and keys of their prints; a picture that only finished orders show may go.
alter table order_lines
  drop constraint order_lines_printing_image_id_fkey,
  drop constraint order_lines_printing_image2_id_fkey,
  add constraint order_lines_printing_image_id_fkey
    foreign key (printing_image_id) references library_files (id) on delete set null,
  add constraint order_lines_printing_image2_id_fkey
    foreign key (printing_image2_id) references library_files (id) on delete set null;

-- Blobs whose picture is gone for good. The nightly job deletes those that nothing refers to.
create table released_blobs (
  blob_id bigint primary key references blobs (id) on delete cascade,
  released_at timestamptz not null default clock_timestamp()
);

-- A call whose answer is a file, to be made once by the browser itself and by the session that asked for it.
create table download_tickets (
  key_hash bytea primary key,
  session_id bigint not null references sessions (id) on delete cascade,
  path text not null,
  input jsonb not null,
  language text not null,
  expires_at timestamptz not null
);
create index download_tickets_session on download_tickets (session_id);
create index download_tickets_end on download_tickets (expires_at);

insert into permissions (parent_id, path, name_zh, name_en, sort)
select id, 'libraryPurge', '彻底删除图片', 'Delete pictures for good', 10 from permissions where path = '/library/index';

-- Deleting a blob asks each table that refers to blobs.
create index order_lines_drawing on order_lines (drawing_key) where drawing_key is not null;
create index order_lines_drawing2 on order_lines (drawing_key2) where drawing_key2 is not null;
create index effect_previews_base on effect_previews (base_blob_id);
