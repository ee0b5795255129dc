-- What a collection's items in the site's sandbox stand under (decision 0038), as items_id is for the live ones.
alter table data_collections add column sandbox_items_id text;
