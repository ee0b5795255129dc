-- How many bytes of an upload in parts may arrive, from its creation on. It counts for the limits of its caller (decision 0122).
alter table uploads add column length_bytes bigint;
create index uploads_open on uploads (site_id, actor_kind, actor_id, expires_date) where file_id is null;

-- The sweep asks for the keys that it finds in the store.
create index file_assets_by_content on file_assets (site_id, content_key);
