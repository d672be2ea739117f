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

create function hear_listings() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into heard_listings (mapping_id)
    select mapping.id from came
    join orders o on o.id = came.order_id
    join sku_mappings mapping on mapping.shop_id = o.shop_id and mapping.sku_id = came.msku
    where came.listing is not null;
  else
    insert into heard_listings (mapping_id)
    select mapping.id from came
    join went on went.id = came.id
    join orders o on o.id = came.order_id
    join sku_mappings mapping on mapping.shop_id = o.shop_id and mapping.sku_id = came.msku
    where came.listing is not null and came.listing is distinct from went.listing;
  end if;
  return null;
end $$;
create trigger order_lines_heard after insert on order_lines
  referencing new table as came for each statement execute function hear_listings();
create trigger order_lines_heard_anew after update on order_lines
  referencing old table as went new table as came for each statement execute function hear_listings();
