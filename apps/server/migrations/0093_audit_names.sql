-- Whose acts the audit holds, so that somebody is found by a part of a name without a walk from name to name through every month.
create table audit_names (
  username text primary key
);

create function note_audit_names() returns trigger language plpgsql as $$
begin
  insert into audit_names select distinct username from written on conflict do nothing;
  return null;
end
$$;

create trigger audit_log_names after insert on audit_log
  referencing new table as written for each statement execute function note_audit_names();

-- from here on nobody writes a name unnoticed
insert into audit_names
with recursive names as (
  (select username from audit_log order by username limit 1)
  union all
  select (select username from audit_log where username > names.username order by username limit 1)
  from names where names.username is not null
)
select username from names where username is not null;
