-- Which items are a collection's: those under this id, its own where there is none. Emptying gives it another; what stood under the old one goes later.
alter table data_collections add column items_id text;
-- Deleted collections wait here to be restored.
alter table data_collections add column deleted_date timestamptz;
create table data_leftovers (
  site_id uuid not null,
  items_id text not null,
  primary key (site_id, items_id)
);
select stoa_distribute('data_leftovers');
