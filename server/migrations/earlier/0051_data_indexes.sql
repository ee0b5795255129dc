-- Owners' indexes (decision 0033): a collection says which of its fields fill which of these columns; no schema changes when one is made.
alter table data_collections add column indexes jsonb not null default '[]';
alter table data_items add column k1 jsonb;
alter table data_items add column k2 jsonb;
alter table data_items add column k3 jsonb;
alter table data_items add column k4 jsonb;
create index data_items_by_k1 on data_items (site_id, collection_id, k1, id) where k1 is not null;
create index data_items_by_k2 on data_items (site_id, collection_id, k2, id) where k2 is not null;
create index data_items_by_k3 on data_items (site_id, collection_id, k3, id) where k3 is not null;
create index data_items_by_k4 on data_items (site_id, collection_id, k4, id) where k4 is not null;
