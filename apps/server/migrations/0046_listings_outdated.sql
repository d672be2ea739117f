alter table listings
  -- since when it would be refused because a definition of its marketplace has changed; null: it passes, or never has
  add column outdated_at timestamptz,
  -- when the product was changed last, as of the moment its contents were taken over; null: nothing is known of it
  add column product_version timestamptz;
update listings set product_version = greatest(product.gmt_modified, listings.gmt_create)
from products product where product.id = listings.product_id;
create index listings_outdated on listings (plan_id) where outdated_at is not null;
create index listings_waiting on listings (store_id) where stage = 'queued' and problem is not null;
