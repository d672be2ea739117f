-- First passwords, sessions that can be named, tries to sign in, and what the audit is searched by.

alter table users add column must_change_password boolean not null default false;

-- The token's hash never leaves the database; this number names a session to the people who may end it.
alter table sessions add column id bigint generated always as identity constraint sessions_id_key unique;

-- Failed tries by whom they were against (an account, an account from one address, an address). A success or a quiet
-- while clears them.
create table sign_in_failures (
  subject text primary key,
  failures int not null,
  last_at timestamptz not null default clock_timestamp()
);

alter table permissions add column gmt_create timestamptz not null default clock_timestamp();
alter table permissions add column gmt_modified timestamptz not null default clock_timestamp();

create index audit_log_user on audit_log (user_id, id desc);
create index audit_log_type on audit_log (object_type, id desc);
create index audit_log_action on audit_log (action, id desc);

insert into permissions (parent_id, path, name_zh, name_en, sort)
select id, '/permission/audit', '操作审计', 'Audit log', 30 from permissions where path = '/permission';
