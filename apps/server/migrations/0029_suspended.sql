-- Users who may not sign in for the time being: 1 enabled, 0 suspended.
alter table users add column data_status smallint not null default 1 check (data_status in (0, 1));
