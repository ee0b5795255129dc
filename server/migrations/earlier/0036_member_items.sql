-- A purged member's items are found by their owner.
create index data_items_by_owner on data_items (site_id, owner_id) where owner_id is not null;
create index carts_by_owner on carts (site_id, owner_id);
create index checkouts_by_owner on checkouts (site_id, owner_id);
