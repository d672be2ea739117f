-- The audit is read newest first: by all, by person, by kind of record and by action, each within a time.

create index audit_log_username on audit_log (username, at desc, id desc);
create index audit_log_type on audit_log (object_type, at desc, id desc);
create index audit_log_action on audit_log (action, at desc, id desc);

create trigger audit_log_stays before truncate on audit_log
  for each statement execute function audit_log_is_final();
