-- Files by content, and work in the background.

-- A blob is stored once by its SHA-256. Its key is what addresses carry: nobody can guess it, and it never changes.
create table blobs (
  id bigint generated always as identity primary key,
  sha256 bytea not null constraint blobs_sha256_key unique,
  key text not null constraint blobs_key_key unique,
  size bigint not null check (size > 0),
  mime text not null,
  width int,
  height int,
  cm_width float8,
  cm_height float8,
  dpi_horizontal float8,
  dpi_vertical float8,
  gmt_create timestamptz not null default clock_timestamp()
);

-- Prints on a base image, rendered when first asked for. The same picture is described once.
create table effect_previews (
  id bigint generated always as identity primary key,
  key text not null constraint effect_previews_key_key unique,
  description_hash bytea not null constraint effect_previews_description_key unique,
  base_blob_id bigint not null references blobs (id),
  prints jsonb not null,
  gmt_create timestamptz not null default clock_timestamp()
);

-- A file made on request (a zip of drawings): who may fetch it by its address, and until when.
create table downloads (
  key text primary key,
  file_name text not null,
  content jsonb not null,
  user_id bigint references users (id) on delete cascade,
  expires_at timestamptz not null
);

create table tasks (
  id bigint generated always as identity primary key,
  user_id bigint references users (id) on delete cascade,
  kind text not null,
  title_key text not null,
  state text not null default 'waiting' check (state in ('waiting', 'running', 'done', 'failed', 'cancelled')),
  total int not null check (total >= 0),
  done int not null default 0,
  failed int not null default 0,
  problems jsonb not null default '[]',
  gmt_create timestamptz not null default clock_timestamp(),
  gmt_modified timestamptz not null default clock_timestamp()
);
create index tasks_user on tasks (user_id, id desc);

create function announce_task() returns trigger language plpgsql as $$
begin
  perform pg_notify('task_changed', new.id || ':' || coalesce(new.user_id::text, ''));
  return null;
end $$;
create trigger announce_task after insert or update on tasks for each row execute function announce_task();
