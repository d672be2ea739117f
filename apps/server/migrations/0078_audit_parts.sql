-- What one act wrote stands in one place: the further rows of an act name the first.
alter table audit_log add column part_of bigint;
create index audit_log_parts on audit_log (part_of) where part_of is not null;
