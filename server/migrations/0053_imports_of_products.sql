-- Imports, and saved mappings, without a collection are of products (decision 0153).
alter table imports alter column collection_id drop not null;
alter table import_presets alter column collection_id drop not null;
-- One mapping of each name, also for products.
alter table import_presets drop constraint import_presets_site_id_collection_id_name_key_key;
create unique index import_presets_by_name on import_presets (site_id, collection_id, name_key) nulls not distinct;

-- A picture that was imported before isn't imported again. An address can be longer than an entry of an index.
create index files_by_source on files (site_id, md5(source_url)) where source_url is not null;
