-- Why the last purchase of the order's label was refused; null where none was tried, or it went on. Batches tell it.
alter table orders add column label_purchase_problem jsonb;
-- Few of the open orders have one.
create index orders_label_purchase on orders (delivery_time_limit, id)
  where sys_status in (5, 0, 6, 1, 3) and label_purchase_problem is not null;
