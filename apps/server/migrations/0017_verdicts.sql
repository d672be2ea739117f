-- What the alarm says of a mapping is kept beside it, so that reading it is reading.

-- Of each mapping whose goods a marketplace has described. It is judged when it is saved, soon after its listing says
-- something else, and once a day, because dictionary and library change as well.
create table mapping_verdicts (
  mapping_id bigint primary key references sku_mappings (id) on delete cascade,
  -- What the newest order says of the goods.
  listing jsonb not null,
  contradictions jsonb not null,
  judged_at timestamptz not null default clock_timestamp()
);
create index mapping_verdicts_contradicted on mapping_verdicts (mapping_id desc) where contradictions <> '[]';
create index mapping_verdicts_age on mapping_verdicts (judged_at);

-- Mappings of which an order has told something since they were judged. A row for each telling: a key over the pairs
-- would make orders that come in at the same time wait for each other.
create table heard_listings (
  id bigint generated always as identity primary key,
  mapping_id bigint not null
);
insert into heard_listings (mapping_id)
select mapping.id from sku_mappings mapping
where exists (
  select from order_lines line join orders o on o.id = line.order_id
  where line.msku = mapping.sku_id and line.listing is not null and o.shop_id = mapping.shop_id);

create function hear_listing() returns trigger language plpgsql as $$
begin
  insert into heard_listings (mapping_id)
  select mapping.id from orders o join sku_mappings mapping on mapping.shop_id = o.shop_id and mapping.sku_id = new.msku
  where o.id = new.order_id;
  return null;
end $$;
create trigger order_lines_heard after insert on order_lines
  for each row when (new.listing is not null) execute function hear_listing();
create trigger order_lines_heard_anew after update of listing on order_lines
  for each row when (new.listing is not null and new.listing is distinct from old.listing) execute function hear_listing();
