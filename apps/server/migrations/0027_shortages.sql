-- Who has reserved which units, and which product codes have more reserved than lies on the shelf.

-- While this is filled nobody moves stock; reading goes on.
lock table orders, order_lines, product_codes, stock_movements in share row exclusive mode;

-- First come, first served: the ids are the order in which the units are handed out.
create table stock_reservations (
  id bigint generated always as identity primary key,
  product_code_id bigint not null references product_codes (id) on delete cascade,
  order_id bigint not null references orders (id),
  quantity int not null,
  constraint stock_reservations_order_key unique (order_id, product_code_id)
);
create index stock_reservations_code on stock_reservations (product_code_id, id desc) include (order_id, quantity);

-- A table of its own, and no index on the counters: those change with every order, and only what is short is written here.
create table stock_shortages (
  product_code_id bigint primary key references product_codes (id) on delete cascade,
  units int not null check (units > 0)
);

insert into stock_reservations (product_code_id, order_id, quantity)
select l.product_code_id, o.id, sum(l.num)
from orders o join order_lines l on l.order_id = o.id
where o.reserves and l.product_code_id is not null
group by o.id, l.product_code_id
order by o.order_time, o.id, l.product_code_id;

insert into stock_shortages (product_code_id, units)
select id, reserved - real_stock from product_codes where reserved > real_stock;

create function keep_reservations() returns trigger language plpgsql as $$
begin
  delete from stock_reservations r using came
  where came.kind in ('release', 'ship') and r.order_id = came.order_id and r.product_code_id = came.product_code_id;
  insert into stock_reservations (product_code_id, order_id, quantity)
  select product_code_id, order_id, quantity from came where kind = 'reserve' order by id;
  return null;
end $$;
create trigger stock_movements_reserve after insert on stock_movements
  referencing new table as came for each statement execute function keep_reservations();

create function keep_shortage() returns trigger language plpgsql as $$
begin
  if new.reserved > new.real_stock then
    insert into stock_shortages (product_code_id, units) values (new.id, new.reserved - new.real_stock)
    on conflict (product_code_id) do update set units = excluded.units;
  else
    delete from stock_shortages where product_code_id = new.id;
  end if;
  return null;
end $$;
create trigger product_codes_short after update on product_codes for each row
  when (old.reserved > old.real_stock or new.reserved > new.real_stock) execute function keep_shortage();

-- The approved orders that get less than they have reserved, and how many units each waits for: the last in line go without.
create function short_orders() returns table (product_code_id bigint, order_id bigint, units int) language sql stable as $$
  select s.product_code_id, line.order_id, least(line.quantity, s.units - line.behind)::int
  from stock_shortages s, lateral (
    select r.order_id, r.quantity, sum(r.quantity) over (order by r.id desc) - r.quantity as behind
    from stock_reservations r where r.product_code_id = s.product_code_id
  ) line
  where line.behind < s.units
$$;

-- What a person has decided about a marketplace's report stood in no list until it was reviewed once more. It waits there again.
with stuck as (
  update orders set sys_status = case when unmapped_num > 0 then 5 else 0 end, problem = null, gmt_modified = clock_timestamp()
  where sys_status = 3 and holds is null and shipments = 0 and problem ->> 'key' = 'orders.hold.decided'
  returning id, sys_status
)
insert into order_logs (order_id, create_user, behavior_key, params, from_status, to_status)
select id, 'system', 'orders.log.moved', '{}', 3, sys_status from stuck;

-- The lists that these lead to.
create index orders_reserving on orders (order_time desc, id desc) include (sys_status) where reserves;

-- Orders with a remark for the warehouse.
create index orders_remarked on orders (order_time desc, id desc) include (sys_status) where remark <> '';

-- What has shipped has not arrived: the words for it change where nobody has chosen others.
update permissions set name_en = 'Direct shipping' where path = 'orderSend' and name_en = 'Direct delivery';
update permissions set name_en = 'Scheduled shipping' where path = 'deliverySend' and name_en = 'Scheduled delivery';
