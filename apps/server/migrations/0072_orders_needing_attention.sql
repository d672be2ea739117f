-- What holds an order up by its own columns. The exceptions count the open orders by an index that has it: of a million orders
-- they read thirty thousand pages before, and none now.
alter table orders add column needs_attention boolean not null generated always as (
  sys_status in (5, 0, 6, 1, 3) and (
    unmapped_num > 0 or holds is not null or label_void is not null
    or (label_purchase_problem is not null and label_key is null)
    or shipment_confirmation is not distinct from 'unknown'
    or (sys_status = 3 and coalesce(problem ->> 'key', '') in ('orders.drawingFailed', 'orders.drawingsGaveUp'))
    or (sys_status = 1 and (problem is not null or label_key is null)))) stored;
drop index orders_due;
create index orders_due on orders (delivery_time_limit, id) include (sys_status, shop_id, needs_attention, reserves)
  where sys_status in (5, 0, 6, 1, 3);
