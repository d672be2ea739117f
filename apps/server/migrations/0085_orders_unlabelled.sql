-- The list asks whether an order has a label by the column that its other indexes have, too. An index on the key alone was never
-- used for it: fifty thousand orders of a million were counted in five times the time.
drop index orders_unlabelled;
create index orders_unlabelled on orders (order_time desc, id desc)
  include (shop_id, label_type, total_num, delivery_time_limit) where sys_status = 1 and not has_label;
