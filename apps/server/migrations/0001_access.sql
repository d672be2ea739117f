-- Who may come in and what they may do; what they did.

create table permissions (
  id bigint generated always as identity primary key,
  parent_id bigint references permissions (id),
  path text not null constraint permissions_path_key unique,
  name_zh text not null,
  name_en text not null,
  sort int not null default 0
);

create table roles (
  id bigint generated always as identity primary key,
  role_name text not null,
  remark text not null default '',
  sys_type smallint not null default 1,
  holds_everything boolean not null default false,
  gmt_create timestamptz not null default clock_timestamp(),
  gmt_modified timestamptz not null default clock_timestamp()
);
create unique index roles_name_key on roles (lower(role_name));

create table role_permissions (
  role_id bigint not null references roles (id) on delete cascade,
  permission_id bigint not null references permissions (id) on delete cascade,
  primary key (role_id, permission_id)
);

create table users (
  id bigint generated always as identity primary key,
  username text not null,
  password_hash text not null,
  nickname text not null,
  phone text not null default '',
  role_id bigint not null references roles (id),
  gmt_create timestamptz not null default clock_timestamp(),
  gmt_modified timestamptz not null default clock_timestamp()
);
create unique index users_username_key on users (lower(username));
create index users_role on users (role_id);

create table sessions (
  token_hash bytea primary key,
  user_id bigint not null references users (id) on delete cascade,
  user_agent text not null default '',
  address text not null default '',
  gmt_create timestamptz not null default clock_timestamp(),
  seen_at timestamptz not null default clock_timestamp(),
  expires_at timestamptz not null,
  ended_at timestamptz
);
create index sessions_user on sessions (user_id);
create index sessions_expiry on sessions (expires_at);

-- Every write of the product. Written in the write's own transaction, never changed afterwards.
create table audit_log (
  id bigint generated always as identity primary key,
  at timestamptz not null default clock_timestamp(),
  user_id bigint,
  username text not null,
  address text not null default '',
  request_id text not null default '',
  action text not null,
  object_type text not null default '',
  object_ids text[] not null default '{}',
  before jsonb,
  after jsonb
);
create index audit_log_at on audit_log (at desc, id desc);
create index audit_log_object on audit_log using gin (object_ids);

create function audit_log_is_final() returns trigger language plpgsql as $$
begin
  raise exception 'audit rows cannot be changed';
end $$;
create trigger audit_log_is_final before update or delete on audit_log
  for each row execute function audit_log_is_final();

-- Sessions and permissions are held in memory by every process: tell them when the rows change.
create function announce_access() returns trigger language plpgsql as $$
begin
  perform pg_notify('access_changed', '');
  return null;
end $$;
create trigger announce_permissions after insert or update or delete on permissions for each statement execute function announce_access();
create trigger announce_roles after insert or update or delete on roles for each statement execute function announce_access();
create trigger announce_role_permissions after insert or update or delete on role_permissions for each statement execute function announce_access();
create trigger announce_users after update or delete on users for each statement execute function announce_access();
create trigger announce_sessions after delete or update of ended_at on sessions for each statement execute function announce_access();

insert into permissions (path, name_zh, name_en, sort) values
  ('/order', '订单', 'Orders', 10),
  ('/products', '产品', 'Products', 20),
  ('/library', '图库', 'Gallery', 30),
  ('/store', '店铺', 'Stores', 40),
  ('/supplier', '供应商', 'Suppliers', 50),
  ('/permission', '权限', 'Permissions', 60);

insert into permissions (parent_id, path, name_zh, name_en, sort)
select parent.id, child.path, child.name_zh, child.name_en, child.sort
from (values
  ('/order', '/order/index', '订单管理', 'Order management', 10),
  ('/order', '/order/course', '尾程订单', 'Last-mile orders', 20),
  ('/order', '/order/courseDetails', '尾程订单明细', 'Last-mile order details', 30),
  ('/order', '/order/print', '打印发货', 'Print and ship', 40),
  ('/products', '/products/publish', '产品刊登', 'Product listing', 10),
  ('/products', '/products/PublishTemplate', '刊登模板', 'Publish templates', 20),
  ('/products', '/products/management', '产品管理', 'Product management', 30),
  ('/products', '/products/multiAttribute', '多属性产品', 'Multi-attribute products', 40),
  ('/products', '/products/stencil', '产品模板', 'Product templates', 50),
  ('/products', '/products/outerPackagingTemplate', '外包装模板', 'Outer packaging templates', 60),
  ('/products', '/products/classifyingTemplate', '分类模板', 'Classification templates', 70),
  ('/products', '/products/information', '产品信息', 'Product information', 80),
  ('/products', '/products/code', '编码管理', 'Code management', 90),
  ('/products', '/products/skuMapping', 'SKU 映射', 'SKU mapping', 100),
  ('/library', '/library/index', '图库', 'Image library', 10),
  ('/store', '/store/index', '店铺管理', 'Store management', 10),
  ('/supplier', '/supplier/list', '供应商渠道', 'Supplier channels', 10),
  ('/permission', '/permission/role', '角色管理', 'Roles', 10),
  ('/permission', '/permission/user', '用户管理', 'Users', 20)
) as child (parent_path, path, name_zh, name_en, sort)
join permissions parent on parent.path = child.parent_path;

insert into permissions (parent_id, path, name_zh, name_en, sort)
select parent.id, child.path, child.name_zh, child.name_en, child.sort
from (values
  ('orderSend', '直接发货', 'Direct delivery', 10),
  ('deliverySend', '定时发货', 'Scheduled delivery', 20),
  ('orderAudit', '审核', 'Review', 30),
  ('orderClose', '关闭订单', 'Close', 40),
  ('orderError', '标记异常', 'Mark abnormal', 50),
  ('orderExport', '导出', 'Export', 60),
  ('orderDownloadImage', '下载生产图', 'Download production drawings', 70),
  ('orderUploadLabel', '上传面单', 'Upload labels', 80),
  ('orderDownloadLabel', '下载面单', 'Download labels', 90),
  ('batchPush', '批量推送', 'Batch push', 100),
  ('orderCopyOrderNum', '复制订单号', 'Copy order numbers', 110),
  ('orderCopyOrderTrk', '复制运单号、同步订单', 'Copy tracking numbers, sync orders', 120),
  ('bulkPrint', '批量下单', 'Batch order', 130),
  ('orderAdd', '手工录单', 'Manual order', 140),
  ('orderListAdd', '批量导入', 'Bulk import', 150),
  ('orderUpdate', '编辑、详情', 'Edit or details', 160),
  ('orderSendLabel', '查看面单', 'Open labels', 170)
) as child (path, name_zh, name_en, sort)
join permissions parent on parent.path = '/order/index';

insert into roles (role_name, remark, holds_everything) values ('admin', '', true);
