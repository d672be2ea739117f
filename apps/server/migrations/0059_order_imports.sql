-- Sheets of orders that were checked: what is imported is the sheet that was checked.
create table order_imports (
  id bigint generated always as identity constraint order_imports_pkey primary key,
  user_id bigint constraint order_imports_user_id_fkey references users on delete set null,
  create_user text not null,
  file_name text not null,
  blob_id bigint not null constraint order_imports_blob_id_fkey references blobs,
  orders integer not null,
  lines integer not null,
  task_id bigint constraint order_imports_task_id_fkey references tasks on delete set null,
  outcome jsonb,
  gmt_create timestamptz not null default clock_timestamp()
);

create index order_imports_user on order_imports (user_id, id);
create index order_imports_blob on order_imports (blob_id);
