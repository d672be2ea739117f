-- Every process keeps sessions with their rights in memory. What is announced names the session, the user or the role that it
-- concerns, so that a hundred people who sign out make nobody else's rights be read again; an empty notice concerns everybody.
drop trigger announce_permissions on permissions;
drop trigger announce_roles on roles;
drop trigger announce_role_permissions on role_permissions;
drop trigger announce_users on users;
drop trigger announce_sessions on sessions;
drop function announce_access();

create function announce_access() returns trigger language plpgsql as $$
declare
  changed jsonb := to_jsonb(coalesce(old, new));
begin
  -- the kind, and the column that names which one
  perform pg_notify('access_changed', tg_argv[0] || ':' || (changed ->> tg_argv[1]));
  return null;
end
$$;
create function announce_all_access() returns trigger language plpgsql as $$
begin
  perform pg_notify('access_changed', '');
  return null;
end
$$;

create trigger announce_permissions after insert or update or delete on permissions
  for each statement execute function announce_all_access();
create trigger announce_roles after update or delete on roles for each row execute function announce_access('role', 'id');
create trigger announce_role_permissions after insert or update or delete on role_permissions
  for each row execute function announce_access('role', 'role_id');
create trigger announce_users after update or delete on users for each row execute function announce_access('user', 'id');
create trigger announce_sessions after delete or update of ended_at on sessions
  for each row execute function announce_access('session', 'id');
