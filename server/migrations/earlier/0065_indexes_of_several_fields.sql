-- Owners' indexes of several fields (decision 0040): made once for all, as those of one field are (0033), and in columns of their own, so that values of other
-- indexes are neither kept twice nor too long together. Two such indexes of two fields fit beside one another, or one of three.
alter table data_items add column s1 jsonb;
alter table data_items add column s2 jsonb;
alter table data_items add column s3 jsonb;
alter table data_items add column s4 jsonb;
create index data_items_by_s1 on data_items (site_id, collection_id, s1, id) where s1 is not null;
create index data_items_by_s2 on data_items (site_id, collection_id, s2, id) where s2 is not null;
create index data_items_by_s3 on data_items (site_id, collection_id, s3, id) where s3 is not null;
create index data_items_by_s4 on data_items (site_id, collection_id, s4, id) where s4 is not null;
create index data_items_by_s1_s2 on data_items (site_id, collection_id, s1, s2, id) where s1 is not null and s2 is not null;
create index data_items_by_s3_s4 on data_items (site_id, collection_id, s3, s4, id) where s3 is not null and s4 is not null;
create index data_items_by_s1_s2_s3 on data_items (site_id, collection_id, s1, s2, s3, id) where s1 is not null and s2 is not null and s3 is not null;
-- Indexed fields in which an item may hold a list. In all others a value is equal where the column is, which an index of several fields can go on from.
alter table data_collections add column list_fields jsonb not null default '[]';
update data_collections set list_fields = (select jsonb_agg(distinct field -> 'path') from jsonb_array_elements(indexes) as index, jsonb_array_elements(index -> 'fields') as field)
  where indexes <> '[]';
