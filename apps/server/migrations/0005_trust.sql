-- First passwords, sessions that can be named, and tries to sign in.

alter table users add column must_change_password boolean not null default false;

-- The token's hash never leaves the database; this number names a session to the people who may end it.
alter table sessions add column id bigint generated always as identity constraint sessions_id_key unique;

-- Failed tries against an account from anywhere, against it from one address where it has signed in before, and from an
-- address against any. A success clears the account's; what is a day old is deleted at night.
create table sign_in_failures (
  kind text not null check (kind in ('account', 'familiar', 'address')),
  username text not null,
  address text not null,
  failures int not null,
  last_at timestamptz not null default clock_timestamp(),
  primary key (kind, username, address)
);

alter table permissions add column gmt_create timestamptz not null default clock_timestamp();
alter table permissions add column gmt_modified timestamptz not null default clock_timestamp();

insert into permissions (parent_id, path, name_zh, name_en, sort)
select id, '/permission/audit', '操作审计', 'Audit log', 30 from permissions where path = '/permission';
