-- Listings that differ are looked for among those of one status: with the status in front the index alone counts them.
drop index listings_differ;
create index listings_differ on listings (publish_status, id) where differs <> '{}';
