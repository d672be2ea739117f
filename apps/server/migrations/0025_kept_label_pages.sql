-- A page that no order took is kept while it is listed, with what can be read of it, to be looked at and given to an order.
alter table label_refusals add column page_key text references blobs (key);
alter table label_refusals add column reading jsonb not null default '{}';

create index label_refusals_page on label_refusals (page_key) where page_key is not null;
