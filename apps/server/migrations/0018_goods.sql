-- Pieces of an order by SKU id, as its marketplace said last: {skuId: pieces}. What staff have edited is compared with
-- nothing else. Null: not from a marketplace, or not looked at since this was kept.
alter table orders add market_goods jsonb;
