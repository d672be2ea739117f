-- What is only ever added to is kept in a table for each month of UTC, so that an old month can be put away while everybody
-- works, and taken back when somebody asks for it. What was there before is one table, like a month.

create schema archive;
comment on schema archive is 'Months that were put away: archive_month and restore_month move them.';

-- Where the months of a bound end, which is how PostgreSQL writes down what belongs to a part of a table.
create function month_end(bound text) returns timestamptz language sql stable as $$
  select substring(bound from ' TO \(''([^'']+)''\)')::timestamptz
$$;

-- The tables that are kept by month, and the column that says of which one a row is.
create function monthly_tables() returns table (name name, moment name, opened timestamptz) language sql stable as $$
  select c.relname, a.attname, (
      select max(month_end(pg_get_expr(part.relpartbound, part.oid)))
      from pg_inherits i join pg_class part on part.oid = i.inhrelid where i.inhparent = c.oid) as opened
  from pg_partitioned_table p join pg_class c on c.oid = p.partrelid
  join pg_attribute a on a.attrelid = c.oid and a.attnum = p.partattrs[0]
  where c.relnamespace = 'public'::regnamespace and p.partstrat = 'r'
$$;

-- Nothing empties or changes a part of the audit either. A trigger on the whole reaches the parts as long as they belong to it,
-- but for one on emptying a part.
create function guard_month(whole name, part regclass) returns void language plpgsql as $$
begin
  if whole = 'audit_log' then
    execute format('create trigger audit_log_stays before truncate on %s for each statement execute function audit_log_is_final()', part);
  end if;
end
$$;

-- A month of a table, from this moment of UTC on. Rows of that month which came before it was opened lie in the table for
-- those and are moved.
create function open_month(whole name, moment name, first timestamp) returns void language plpgsql as $$
declare
  part text := whole || to_char(first, '_YYYY_MM');
  strays name := whole || '_strays';
  start timestamptz := first at time zone 'UTC';
  stop timestamptz := (first + interval '1 month') at time zone 'UTC';
  strayed boolean;
begin
  execute format('create table %I (like %I including defaults including constraints including indexes)', part, whole);
  execute format('select exists (select from %I where %I >= %L and %I < %L)', strays, moment, start, moment, stop) into strayed;
  if strayed then
    execute format('alter table %I detach partition %I', whole, strays);
    execute format('insert into %I overriding system value select * from %I where %I >= %L and %I < %L',
      part, strays, moment, start, moment, stop);
    execute format('alter table %I rename to %I', strays, strays || '_moved');
  end if;
  execute format('alter table %I attach partition %I for values from (%L) to (%L)', whole, part, start, stop);
  perform guard_month(whole, part::regclass);
  if strayed then
    perform catch_strays(whole);
    -- past the table itself, whose triggers take what comes to it for new
    execute format('insert into %I overriding system value select * from %I where not (%I >= %L and %I < %L)',
      strays, strays || '_moved', moment, start, moment, stop);
    execute format('drop table %I', strays || '_moved');
  end if;
end
$$;

-- Rows of months that nobody has opened: a clock that is far ahead, or a server that stood still for long. They are as good as
-- any others.
create function catch_strays(whole name) returns void language plpgsql as $$
begin
  execute format('create table %I partition of %I default', whole || '_strays', whole);
  perform guard_month(whole, (whole || '_strays')::regclass);
end
$$;

-- Opens this month and so many after it, for every table that has not got them; answers how many.
create function open_months(ahead int) returns int language plpgsql as $$
declare
  kept record;
  opened int := 0;
begin
  perform pg_advisory_xact_lock(7305114);
  for kept in
    select t.name, t.moment, month from monthly_tables() t,
      generate_series(t.opened at time zone 'UTC',
        date_trunc('month', clock_timestamp() at time zone 'UTC') + make_interval(months => ahead), interval '1 month') month
    order by t.name, month
  loop
    perform open_month(kept.name, kept.moment, kept.month);
    opened := opened + 1;
  end loop;
  return opened;
end
$$;

-- What the movements of archived months amount to, for each product code: without them the others would not explain its stock.
create table stock_carried (
  product_code_id bigint primary key references product_codes (id) on delete cascade,
  movements bigint not null,
  -- What staff set.
  stocked bigint not null,
  -- The effect on the real stock, and on the virtual one.
  on_shelf bigint not null,
  on_virtual bigint not null
);

-- The effect of movements on the stock: that of a quantity of one kind, on the shelf and on what approved orders leave.
create function on_shelf(kind text, quantity int) returns int language sql immutable parallel safe as $$
  select case kind when 'set' then quantity when 'ship' then -quantity when 'spoil' then -quantity else 0 end
$$;
create function on_virtual(kind text, quantity int) returns int language sql immutable parallel safe as $$
  select case kind when 'set' then quantity when 'reserve' then -quantity when 'release' then quantity when 'spoil' then -quantity
    else 0 end
$$;

-- Adds the movements of a month to what is carried, or takes them off again with -1.
create function carry_stock(part regclass, sign int) returns void language plpgsql as $$
begin
  execute format('
    insert into stock_carried as c (product_code_id, movements, stocked, on_shelf, on_virtual)
    select product_code_id, %1$s * count(*), %1$s * coalesce(sum(quantity) filter (where kind = ''set''), 0),
      %1$s * sum(on_shelf(kind, quantity)), %1$s * sum(on_virtual(kind, quantity))
    from %2$s group by 1
    on conflict (product_code_id) do update set movements = c.movements + excluded.movements,
      stocked = c.stocked + excluded.stocked, on_shelf = c.on_shelf + excluded.on_shelf,
      on_virtual = c.on_virtual + excluded.on_virtual', sign, part);
end
$$;

-- Takes a month out of its table: nothing asks it any more, and nobody has to wait for longer than the caller's lock_timeout.
create function archive_month(whole name, month name) returns void language plpgsql as $$
declare
  part name := whole || '_' || month;
  bound text;
  holds text;
begin
  select pg_get_expr(c.relpartbound, c.oid), pg_get_partition_constraintdef(c.oid) into bound, holds from pg_inherits i join pg_class c on c.oid = i.inhrelid
    where i.inhparent = format('public.%I', whole)::regclass and c.relname = part;
  if bound is null then
    raise exception 'There is no month % of %', month, whole using errcode = 'no_data_found';
  end if;
  if month = 'strays' or month_end(bound) > clock_timestamp() then
    raise exception 'The month % of % is not over', month, whole using errcode = 'object_not_in_prerequisite_state';
  end if;
  if whole = 'stock_movements' then
    perform carry_stock(part::regclass, 1);
  end if;
  execute format('alter table %I detach partition %I', whole, part);
  execute format('alter table %I set schema archive', part);
  execute format('comment on table archive.%I is %L', part, bound);
  -- looked at when it is taken back, while nobody else needs it
  execute format('alter table archive.%I add constraint archived_month check (%s) not valid', part, holds);
  if whole = 'audit_log' then
    execute format('create trigger audit_log_is_final before update or delete on archive.%I for each row execute function audit_log_is_final()', part);
  end if;
end
$$;

-- Puts a month back into its table. Columns that later releases have added are empty in its rows, or at their default.
create function restore_month(whole name, month name) returns void language plpgsql as $$
declare
  part name := whole || '_' || month;
  bound text;
  added record;
begin
  if to_regclass(format('archive.%I', part)) is null then
    raise exception 'No month % of % is in the archive', month, whole using errcode = 'no_data_found';
  end if;
  bound := obj_description(format('archive.%I', part)::regclass, 'pg_class');
  for added in
    select a.attname, format_type(a.atttypid, a.atttypmod) as type, a.attnotnull, pg_get_expr(d.adbin, d.adrelid) as value
    from pg_attribute a left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
    where a.attrelid = format('public.%I', whole)::regclass and a.attnum > 0 and not a.attisdropped and not exists (
      select from pg_attribute there where there.attrelid = format('archive.%I', part)::regclass
        and there.attname = a.attname and not there.attisdropped)
  loop
    execute format('alter table archive.%I add column %I %s%s%s', part, added.attname, added.type,
      coalesce(' default ' || added.value, ''), case when added.attnotnull then ' not null' else '' end);
  end loop;
  if whole = 'audit_log' then
    execute format('drop trigger audit_log_is_final on archive.%I', part);
  end if;
  if whole = 'stock_movements' then
    perform carry_stock(format('archive.%I', part)::regclass, -1);
  end if;
  execute format('alter table archive.%I validate constraint archived_month', part);
  execute format('comment on table archive.%I is null', part);
  execute format('alter table archive.%I set schema public', part);
  execute format('alter table %I attach partition %I %s', whole, part, bound);
  execute format('alter table %I drop constraint archived_month', part);
end
$$;

-- Drops the months of a table that end before this moment; answers how many.
create function drop_months(whole name, until timestamptz) returns int language plpgsql as $$
declare
  part record;
  dropped int := 0;
begin
  for part in
    select c.relname from pg_inherits i join pg_class c on c.oid = i.inhrelid
    where i.inhparent = format('public.%I', whole)::regclass
      and month_end(pg_get_expr(c.relpartbound, c.oid)) <= until
  loop
    execute format('drop table %I', part.relname);
    dropped := dropped + 1;
  end loop;
  return dropped;
end
$$;

lock table audit_log, order_logs, stock_movements, outside_calls in access exclusive mode;
drop trigger audit_log_is_final on audit_log;
drop trigger audit_log_stays on audit_log;
drop trigger stock_movements_reserve on stock_movements;

do $$
declare
  kept record;
  old name;
  indexed record;
  constrained record;
  given bigint;
  stop timestamptz;
begin
  for kept in
    select * from (values ('audit_log', 'at'), ('order_logs', 'gmt_create'), ('stock_movements', 'gmt_create'),
      ('outside_calls', 'started_at')) as tables (name, moment)
  loop
    old := kept.name || '_before';
    execute format('select case when is_called then last_value + 1 else last_value end from %I', kept.name || '_id_seq') into given;
    execute format('alter table %I alter column id drop identity', kept.name);
    execute format('alter table %I drop constraint %I', kept.name, kept.name || '_pkey');
    execute format('alter table %I rename to %I', kept.name, old);
    execute format('create table %I (like %I including defaults including constraints) partition by range (%I)', kept.name, old, kept.moment);
    execute format('alter table %I alter column id add generated always as identity (start %s)', kept.name, given);
    for constrained in
      select conname, pg_get_constraintdef(oid) as definition from pg_constraint where conrelid = old::regclass and contype = 'f'
    loop
      execute format('alter table %I add constraint %I %s', kept.name, constrained.conname, constrained.definition);
    end loop;
    for indexed in
      select c.relname, pg_get_indexdef(i.indexrelid) as definition from pg_index i join pg_class c on c.oid = i.indexrelid
      where i.indrelid = old::regclass
    loop
      execute format('alter index %I rename to %I', indexed.relname, replace(indexed.relname, kept.name, old));
      execute replace(indexed.definition, format(' ON public.%I ', old), format(' ON public.%I ', kept.name));
    end loop;
    execute format('alter table %I add primary key (id, %I)', old, kept.moment);
    execute format('alter table %I add primary key (id, %I)', kept.name, kept.moment);
    execute format('select greatest(date_trunc(''month'', max(%I) at time zone ''UTC''), date_trunc(''month'', clock_timestamp() at time zone ''UTC'')
      - interval ''1 month'') + interval ''1 month'' from %I', kept.moment, old) into stop;
    execute format('alter table %I attach partition %I for values from (minvalue) to (%L)', kept.name, old, stop);
    perform guard_month(kept.name, old::regclass);
    perform catch_strays(kept.name);
  end loop;
end
$$;

create trigger audit_log_is_final before update or delete on audit_log
  for each row execute function audit_log_is_final();
create trigger audit_log_stays before truncate on audit_log
  for each statement execute function audit_log_is_final();
create trigger stock_movements_reserve after insert on stock_movements
  referencing new table as came for each statement execute function keep_reservations();

-- The newest entry of an order is found in the newest month that has one.
create index order_logs_newest on order_logs (order_id, gmt_create desc, id desc);
drop index order_logs_order;

select open_months(2);
