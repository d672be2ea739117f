-- What a task has made waits for its user for a day.
alter table tasks
  add column file_name text,
  add column file_mime text,
  add column file_blob_id bigint references blobs,
  add column file_expires_at timestamptz;
create index tasks_file_blob on tasks (file_blob_id) where file_blob_id is not null;

-- What a large export was asked for, until its task has made the file.
create table order_exports (
  task_id bigint primary key references tasks on delete cascade,
  ask jsonb not null,
  language text not null
);

insert into permissions (parent_id, path, name_zh, name_en, sort)
select parent.id, 'orderExport', '导出', 'Export', 60
from permissions parent where parent.path = '/order/index'
on conflict (path) do nothing;
