-- permissions: who may read, insert, update, remove; doc: fields and display.
create table data_collections (
  site_id uuid not null,
  id text not null,
  revision bigint not null default 1,
  created_date timestamptz not null,
  updated_date timestamptz not null,
  permissions jsonb not null,
  doc jsonb not null,
  primary key (site_id, id)
);
select stoa_distribute('data_collections');

create table data_items (
  site_id uuid not null,
  collection_id text not null,
  id text not null,
  revision bigint not null default 1,
  created_date timestamptz not null,
  updated_date timestamptz not null,
  owner_id uuid,
  doc jsonb not null,
  primary key (site_id, collection_id, id)
);
select stoa_distribute('data_items');
create index data_items_by_created_date on data_items (site_id, collection_id, created_date, id);
create index data_items_by_updated_date on data_items (site_id, collection_id, updated_date, id);
create index data_items_by_value on data_items using gin (doc jsonb_path_ops);
