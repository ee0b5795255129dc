-- Unique indexes of owners (decision 0040): which item has a value that no other may have. Only digests: what is told is that a value is taken, and by which item.
-- They stand under an id of the index and what the items stand under: an index that is dropped, or a collection that is emptied, leaves them behind at once, and
-- they go later.
create table data_unique_values (
  site_id uuid not null,
  values_id text not null,
  digest bytea not null,
  item_id text not null,
  primary key (site_id, values_id, digest)
);
select stoa_distribute('data_unique_values');
