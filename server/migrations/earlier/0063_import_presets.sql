-- Mappings of columns to fields, saved for the next file of the same kind.
create table import_presets (
  site_id uuid not null,
  id uuid not null,
  collection_id text not null,
  name text not null,
  name_key text not null,
  plan jsonb not null,
  updated_date timestamptz not null,
  primary key (site_id, id),
  unique (site_id, collection_id, name_key)
);
select stoa_distribute('import_presets');
