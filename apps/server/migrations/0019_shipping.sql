-- In production although shipping was tried: the marketplace refused it or does not answer, or its time came and something was missing.
create index orders_unshipped on orders (order_time desc, id desc) where sys_status = 1 and problem is not null;

-- In its store a number names one order, however its letters are written.
create index orders_number_folded on orders (shop_id, lower(third_order_number));

-- Other orders go in the same parcel, under the same tracking number: a person has said so.
alter table orders add shared_parcel boolean not null default false;
