-- stops: orders and their lines become tables of parts, and the numbers of orders get a table of their own.
-- An order's id begins with the month in which it came here (UTC), so that the orders and lines of a quarter of a year are one range of ids:
-- they are a table of their own, which can be put away while everybody works, and taken back when somebody asks for it. Each list opens every
-- part: with one for each month it would take a fifth longer.

-- Every order, also one in the archive: its number is taken, and whatever else tells of it refers to it here.
create table order_numbers (
  order_id bigint not null,
  shop_id bigint not null,
  third_order_number text not null
);
insert into order_numbers select id, shop_id, third_order_number from orders order by id;
alter table order_numbers add primary key (order_id);
alter table order_numbers add constraint order_numbers_key unique (third_order_number, shop_id);
alter table order_numbers add foreign key (shop_id) references stores (id);
create index order_numbers_folded on order_numbers (shop_id, lower(third_order_number));
create index order_numbers_plain on order_numbers (translate(lower(third_order_number), '- ', '') text_pattern_ops);

do $$
declare
  referring record;
begin
  for referring in
    select conrelid::regclass as name, conname, array_to_string(array(select quote_ident(attname) from pg_attribute
      where attrelid = conrelid and attnum = any(conkey)), ', ') as columns
    from pg_constraint where confrelid = 'orders'::regclass and contype = 'f' and conparentid = 0
  loop
    execute format('alter table %s drop constraint %I', referring.name, referring.conname);
    execute format('alter table %s add constraint %I foreign key (%s) references order_numbers (order_id)',
      referring.name, referring.conname, referring.columns);
  end loop;
end
$$;

create function keep_order_numbers() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into order_numbers (order_id, shop_id, third_order_number)
    select id, shop_id, third_order_number from came on conflict (order_id) do nothing;
  elsif tg_op = 'DELETE' then
    delete from order_numbers n using went where n.order_id = went.id;
  else
    update order_numbers set shop_id = new.shop_id, third_order_number = new.third_order_number where order_id = new.id;
  end if;
  return null;
end
$$;

-- What was made of a line goes with it; a line of an archived order is not deleted.
alter table made_pieces drop constraint made_pieces_line_id_fkey;
create function forget_made_pieces() returns trigger language plpgsql as $$
begin
  delete from made_pieces p using went where p.line_id = went.id;
  return null;
end
$$;

-- The quarters that orders came into or may come into, by their first months, as YYYYMM.
create table order_quarters (
  first_month int primary key
);

-- The first id of the month in which this moment of UTC lies: 2026110000000000 of November 2026.
create function first_order_id(moment timestamp) returns bigint language sql stable parallel safe as $$
  select to_char(moment, 'YYYYMM')::bigint * 10000000000
$$;

-- Of this month; of the last one that has a part where a server stood still for so long that nobody has opened this one's.
create function next_order_id() returns bigint language plpgsql volatile as $$
begin
  return least(to_char(clock_timestamp() at time zone 'UTC', 'YYYYMM')::bigint, (select max(first_month) + 2 from order_quarters)) * 10000000000
    + nextval('orders_id_seq');
end
$$;

-- A quarter of orders and of their lines, from this moment of UTC on.
create function open_order_quarter(first timestamp) returns void language plpgsql as $$
declare
  kept record;
  part text;
begin
  for kept in select * from (values ('orders', 'id'), ('order_lines', 'order_id')) as tables (whole, key) loop
    part := kept.whole || to_char(first, '_YYYY_"q"Q');
    execute format('create table %I (like %I including defaults including constraints including generated including indexes)', part, kept.whole);
    execute format('alter table %I attach partition %I for values from (%s) to (%s)', kept.whole, part,
      first_order_id(first), first_order_id(first + interval '3 months'));
  end loop;
  insert into order_quarters values (to_char(first, 'YYYYMM')::int);
end
$$;

-- Of orders one quarter ahead is enough: no order comes into another month than this.
create or replace function open_months(ahead int) returns int language plpgsql as $$
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
  for kept in
    select quarter from (select to_timestamp(max(first_month)::text, 'YYYYMM')::timestamp as last from order_quarters) known,
      generate_series(known.last + interval '3 months',
        date_trunc('quarter', clock_timestamp() at time zone 'UTC') + interval '3 months', interval '3 months') quarter
  loop
    perform open_order_quarter(kept.quarter);
    opened := opened + 1;
  end loop;
  return opened;
end
$$;

create or replace function monthly_tables() returns table (name name, moment name, opened timestamptz) language sql stable as $$
  select c.relname, a.attname, (
      select max(month_end(pg_get_expr(part.relpartbound, part.oid)))
      from pg_inherits i join pg_class part on part.oid = i.inhrelid where i.inhparent = c.oid) as opened
  from pg_partitioned_table p join pg_class c on c.oid = p.partrelid
  join pg_attribute a on a.attrelid = c.oid and a.attnum = p.partattrs[0]
  where c.relnamespace = 'public'::regnamespace and p.partstrat = 'r' and a.atttypid = 'timestamptz'::regtype
$$;

-- Adds the orders of a part to what lists count, or takes them off again with -1.
create function carry_orders(part regclass, sign int) returns void language plpgsql as $$
begin
  execute format('
    insert into order_count_changes (shop_id, sys_status, change)
    select shop_id, sys_status, %s * count(*) from %s group by 1, 2', sign, part);
  execute format('
    insert into order_figure_changes (figure, slot, change)
    select f.figure, f.slot, %s * sum(f.amount)
    from %s o, order_figures_of(o.order_time, o.delivery_time_limit, o.sys_status, o.label_key, o.problem, o.unmapped_num) f
    group by 1, 2', sign, part);
end
$$;

-- What is still to be known of lines in the archive, by their part: the files of their prints, and what they amount to for each product code.
create table archived_prints (
  quarter text not null,
  printing_key text not null,
  primary key (printing_key, quarter)
);
create table archived_products (
  quarter text not null,
  product_code_id bigint not null,
  lines bigint not null,
  -- units of them
  shipped bigint not null,
  signed bigint not null,
  primary key (product_code_id, quarter)
);

-- Quarters of orders in the archive that lists still count: for a moment, or where that was cut off, until it is tried again.
create table uncounted_quarters (
  quarter text primary key
);

-- Puts a part of a table away, or takes it back; what belongs to it is written down with it.
create function put_away(whole name, part name) returns void language plpgsql as $$
declare
  bound text;
  holds text;
begin
  select pg_get_expr(relpartbound, oid), pg_get_partition_constraintdef(oid) into bound, holds from pg_class
    where oid = format('public.%I', part)::regclass;
  execute format('alter table %I detach partition %I', whole, part);
  execute format('alter table %I set schema archive', part);
  execute format('comment on table archive.%I is %L', part, bound);
  -- looked at when it is taken back, while nobody else needs it
  execute format('alter table archive.%I add constraint archived_month check (%s) not valid', part, holds);
end
$$;

-- Looks through what is to come back, while nobody has to wait. Columns that later releases have added are empty in its rows, or at
-- their default.
create function ready_to_return(whole name, part name) returns void language plpgsql as $$
declare
  added record;
begin
  for added in
    select a.attname, format_type(a.atttypid, a.atttypmod) as type, a.attnotnull, pg_get_expr(d.adbin, d.adrelid) as value, a.attgenerated = 's' as is_generated
    from pg_attribute a left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
    where a.attrelid = format('public.%I', whole)::regclass and a.attnum > 0 and not a.attisdropped and not exists (
      select from pg_attribute there where there.attrelid = format('archive.%I', part)::regclass
        and there.attname = a.attname and not there.attisdropped)
  loop
    execute format('alter table archive.%I add column %I %s%s%s', part, added.attname, added.type,
      case when added.is_generated then format(' generated always as (%s) stored', added.value) else coalesce(' default ' || added.value, '') end,
      case when added.attnotnull then ' not null' else '' end);
  end loop;
  execute format('alter table archive.%I validate constraint archived_month', part);
end
$$;

create function take_back(whole name, part name) returns void language plpgsql as $$
declare
  bound text := obj_description(format('archive.%I', part)::regclass, 'pg_class');
begin
  execute format('comment on table archive.%I is null', part);
  execute format('alter table archive.%I set schema public', part);
  execute format('alter table %I attach partition %I %s', whole, part, bound);
  execute format('alter table %I drop constraint archived_month', part);
end
$$;

create function take_orders_back(quarter name) returns void language plpgsql as $$
begin
  perform ready_to_return('orders', 'orders_' || quarter);
  perform ready_to_return('order_lines', 'order_lines_' || quarter);
  perform take_back('orders', 'orders_' || quarter);
  perform take_back('order_lines', 'order_lines_' || quarter);
end
$$;

-- Takes a month out of its table: nothing asks it any more, and nobody has to wait for longer than the caller's lock_timeout.
create or replace function archive_month(whole name, month name) returns void language plpgsql as $$
declare
  part name := whole || '_' || month;
  bound text;
begin
  if whole in ('orders', 'order_lines') then
    perform archive_orders(month);
    return;
  end if;
  select pg_get_expr(c.relpartbound, c.oid) into bound from pg_inherits i join pg_class c on c.oid = i.inhrelid
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
  perform put_away(whole, part);
  if whole = 'audit_log' then
    execute format('create trigger audit_log_is_final before update or delete on archive.%I for each row execute function audit_log_is_final()', part);
  end if;
end
$$;

create or replace function restore_month(whole name, month name) returns void language plpgsql as $$
declare
  part name := whole || '_' || month;
begin
  if to_regclass(format('archive.%I', part)) is null then
    raise exception 'No month % of % is in the archive', month, whole using errcode = 'no_data_found';
  end if;
  if whole in ('orders', 'order_lines') then
    delete from archived_prints kept where kept.quarter = month;
    delete from archived_products kept where kept.quarter = month;
    delete from uncounted_quarters kept where kept.quarter = month;
    if not found then
      perform carry_orders(format('archive.%I', 'orders_' || month)::regclass, 1);
    end if;
    perform take_orders_back(month);
    return;
  end if;
  if whole = 'audit_log' then
    execute format('drop trigger audit_log_is_final on archive.%I', part);
  end if;
  if whole = 'stock_movements' then
    perform carry_stock(format('archive.%I', part)::regclass, -1);
  end if;
  perform ready_to_return(whole, part);
  perform take_back(whole, part);
end
$$;

-- How many orders of a part somebody still works on, or has to decide on.
create function undone_orders(part regclass) returns bigint language plpgsql as $$
declare
  undone bigint;
begin
  execute format('select count(*) from %s where sys_status not in (2, 4, -1) or holds is not null or reserves
    or shipment_confirmation = ''unknown''', part) into undone;
  return undone;
end
$$;

-- Takes a quarter of orders and their lines out of their tables; count_archived comes after it. What takes long is done while nobody
-- waits, and while they do, nothing is looked through.
create function archive_orders(quarter name) returns void language plpgsql as $$
declare
  part name := 'orders_' || quarter;
  lines name := 'order_lines_' || quarter;
  stop bigint;
  undone bigint;
begin
  select substring(pg_get_expr(c.relpartbound, c.oid) from ' TO \(''?(\d+)''?\)')::bigint into stop from pg_inherits i join pg_class c on c.oid = i.inhrelid
    where i.inhparent = 'orders'::regclass and c.relname = part;
  if stop is null then
    raise exception 'There is no quarter % of orders', quarter using errcode = 'no_data_found';
  end if;
  if stop > first_order_id(clock_timestamp() at time zone 'UTC') then
    raise exception 'The quarter % of orders is not over', quarter using errcode = 'object_not_in_prerequisite_state';
  end if;
  undone := undone_orders(part::regclass);
  if undone > 0 then
    raise exception 'The quarter % has % orders that are not done yet', quarter, undone using errcode = 'object_not_in_prerequisite_state';
  end if;
  execute format('insert into archived_prints select distinct %L, key from %I, unnest(array[printing_key, printing_key2]) key
    where key is not null', quarter, lines);
  insert into uncounted_quarters values (quarter);
  -- everybody else waits from here on
  lock table only orders, only order_lines in access exclusive mode;
  perform put_away('order_lines', lines);
  perform put_away('orders', part);
end
$$;

-- Takes the orders off what lists count, once nobody can change them any more. Answers the quarters that were taken back instead, because one
-- of their orders was changed in the last moment.
create function count_archived() returns text[] language plpgsql as $$
declare
  moved text;
  part regclass;
  returned text[] := '{}';
begin
  for moved in delete from uncounted_quarters returning quarter loop
    part := format('archive.%I', 'orders_' || moved)::regclass;
    if undone_orders(part) > 0 then
      delete from archived_prints kept where kept.quarter = moved;
      perform take_orders_back(moved);
      returned := returned || moved;
    else
      perform carry_orders(part, -1);
      execute format('insert into archived_products
        select %L, l.product_code_id, count(*), sum(l.num * o.shipments), coalesce(sum(l.num) filter (where o.sys_status = 4), 0)
        from archive.%I l join %s o on o.id = l.order_id where l.product_code_id is not null group by 2', moved, 'order_lines_' || moved, part);
    end if;
  end loop;
  return returned;
end
$$;

do $$
declare
  kept record;
  old name;
  indexed record;
  constrained record;
  caused record;
  given bigint;
  cut bigint := first_order_id(date_trunc('quarter', clock_timestamp() at time zone 'UTC'));
begin
  select case when is_called then last_value + 1 else last_value end into given from orders_id_seq;
  alter table orders alter column id drop identity;
  execute format('create sequence orders_id_seq start %s maxvalue 9999999999', given);
  alter table orders drop constraint orders_number_key;
  drop index orders_number_folded;
  drop index orders_number_plain;
  alter table order_lines drop constraint order_lines_pkey;
  alter table order_lines add primary key (id, order_id);
  for kept in select * from (values ('orders', 'id'), ('order_lines', 'order_id')) as tables (name, key) loop
    old := kept.name || '_before';
    create temp table triggers on commit drop as
      select tgname, pg_get_triggerdef(oid) as definition from pg_trigger where tgrelid = kept.name::regclass and not tgisinternal;
    for caused in select * from triggers loop
      execute format('drop trigger %I on %I', caused.tgname, kept.name);
    end loop;
    if kept.name = 'order_lines' then
      select case when is_called then last_value + 1 else last_value end into given from order_lines_id_seq;
      alter table order_lines alter column id drop identity;
    end if;
    execute format('alter table %I rename to %I', kept.name, old);
    execute format('create table %I (like %I including defaults including constraints including generated) partition by range (%I)', kept.name, old, kept.key);
    if kept.name = 'order_lines' then
      execute format('alter table order_lines alter column id add generated always as identity (start %s)', given);
    end if;
    for constrained in
      select conname, pg_get_constraintdef(oid) as definition from pg_constraint where conrelid = old::regclass and contype = 'f'
    loop
      execute format('alter table %I add constraint %I %s', kept.name, constrained.conname, constrained.definition);
    end loop;
    for indexed in
      select c.relname, pg_get_indexdef(i.indexrelid) as definition, con.conname, pg_get_constraintdef(con.oid) as constraint_definition
      from pg_index i join pg_class c on c.oid = i.indexrelid left join pg_constraint con on con.conindid = c.oid and con.conrelid = i.indrelid
      where i.indrelid = old::regclass
    loop
      execute format('alter index %I rename to %I', indexed.relname, replace(indexed.relname, kept.name, old));
      if indexed.conname is null then
        execute replace(indexed.definition, format(' ON public.%I ', old), format(' ON public.%I ', kept.name));
      else
        execute format('alter table %I add constraint %I %s', kept.name, indexed.conname, indexed.constraint_definition);
      end if;
    end loop;
    execute format('alter table %I attach partition %I for values from (minvalue) to (%s)', kept.name, old, cut);
    for caused in select * from triggers loop
      execute caused.definition;
    end loop;
    drop table triggers;
  end loop;
  alter table orders alter column id set default next_order_id();
  alter sequence orders_id_seq owned by orders.id;
  insert into order_quarters values (to_char(date_trunc('quarter', clock_timestamp() at time zone 'UTC') - interval '3 months', 'YYYYMM')::int);
end
$$;

-- The orders with these ids: the parts of the table that have none of them are not even opened.
create function orders_of(ids bigint[]) returns setof orders language plpgsql stable rows 20 set plan_cache_mode = force_generic_plan as $$
declare
  least bigint;
  greatest bigint;
begin
  select min(id), max(id) into least, greatest from unnest(ids) id;
  return query select * from orders where id = any(ids) and id between least and greatest;
end
$$;

create trigger orders_numbered after insert on orders
  referencing new table as came for each statement execute function keep_order_numbers();
create trigger orders_unnumbered after delete on orders
  referencing old table as went for each statement execute function keep_order_numbers();
create trigger orders_renumbered after update of shop_id, third_order_number on orders
  for each row when ((old.shop_id, old.third_order_number) is distinct from (new.shop_id, new.third_order_number))
  execute function keep_order_numbers();
create trigger order_lines_unmade after delete on order_lines
  referencing old table as went for each statement execute function forget_made_pieces();

select open_months(2);
