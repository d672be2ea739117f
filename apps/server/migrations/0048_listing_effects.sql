-- Frozen from its product, and still to get the effect pictures of its own: as its store's related model shows the goods, and
-- upright where its category takes no other.
alter table listings add effects_due boolean not null default false;
