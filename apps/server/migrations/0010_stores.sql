-- The nearest warning of an authorisation's end that has been logged, so that each is logged once.
alter table store_grants
  add warned text check (warned in ('month', 'week', 'day', 'expired'));

-- Calls that went wrong are few among many.
create index outside_calls_failed on outside_calls (id desc) where outcome <> 'done';
