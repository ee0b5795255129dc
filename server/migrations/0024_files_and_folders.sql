-- The media library (site §3, decision 0120). Files replace `media`, which had pictures and the files of digital products only.
create table files (
  site_id uuid not null,
  id text not null,
  revision bigint not null default 1,
  created_date timestamptz not null,
  updated_date timestamptz not null,
  display_name text not null,
  -- The folder that the file is in, or was in before it was deleted, and the root of that folder.
  folder_id text not null,
  root text not null check (root in ('media-root', 'visitor-uploads')),
  media_type text not null,
  mime_type text not null,
  -- Null until an import has fetched the content.
  size_bytes bigint,
  -- SHA-256 in hexadecimal digits. Null until the content has been read.
  hash text,
  -- Where the bytes are. It never contains what a caller sent, and changes with the content.
  content_key text,
  is_private boolean not null,
  operation_status text not null check (operation_status in ('PENDING', 'READY', 'FAILED')),
  state text not null check (state in ('OK', 'DELETED')),
  -- While the file is in the trash: since when, and the folder that was deleted with it.
  deleted_date timestamptz,
  deleted_with text,
  -- Of pictures, upright.
  width integer,
  height integer,
  alt_text text,
  labels text[] not null,
  source_url text,
  -- Name, MIME type and labels in lower case, for searches.
  search_text text not null,
  doc jsonb not null,
  primary key (site_id, id),
  -- There is no file without its bytes.
  check (operation_status <> 'READY' or content_key is not null),
  check ((state = 'DELETED') = (deleted_date is not null))
);
select stoa_distribute('files');
create index files_by_date on files (site_id, folder_id, updated_date, id) where state = 'OK';
create index files_by_name on files (site_id, folder_id, display_name, id) where state = 'OK';
create index files_by_size on files (site_id, folder_id, coalesce(size_bytes, 0), id) where state = 'OK';
create index files_of_root on files (site_id, root, updated_date, id) where state = 'OK';
create index files_in_trash on files (site_id, updated_date, id) where state = 'DELETED';
create index files_deleted on files (site_id, deleted_date, id) where state = 'DELETED';
create index files_pending on files (site_id, id) where operation_status = 'PENDING';
create index files_by_search_text on files using gin (site_id, search_text gin_trgm_ops);
create index files_by_content on files (site_id, content_key);

create table folders (
  site_id uuid not null,
  id text not null,
  revision bigint not null default 1,
  created_date timestamptz not null,
  updated_date timestamptz not null,
  display_name text not null,
  parent_id text not null,
  root text not null check (root in ('media-root', 'visitor-uploads')),
  -- The folders that it is within, from below the root to its parent.
  ancestors text[] not null,
  state text not null check (state in ('OK', 'DELETED')),
  deleted_date timestamptz,
  deleted_with text,
  search_text text not null,
  primary key (site_id, id),
  check (id <> all (ancestors)),
  check ((state = 'DELETED') = (deleted_date is not null))
);
select stoa_distribute('folders');
create index folders_by_date on folders (site_id, parent_id, updated_date, id) where state = 'OK';
create index folders_by_name on folders (site_id, parent_id, display_name, id) where state = 'OK';
create index folders_of_root on folders (site_id, root, updated_date, id) where state = 'OK';
create index folders_in_trash on folders (site_id, updated_date, id) where state = 'DELETED';
create index folders_deleted on folders (site_id, deleted_date, id) where state = 'DELETED';
create index folders_within on folders using gin (site_id, ancestors);

-- How much a site stores. Its row is locked by whatever changes that, or the tree of folders.
create table file_usage (
  site_id uuid not null,
  stored_bytes bigint not null,
  primary key (site_id)
);
select stoa_distribute('file_usage');

-- A file that may be uploaded: what was said of it, until it is there.
create table uploads (
  site_id uuid not null,
  id uuid not null,
  created_date timestamptz not null,
  expires_date timestamptz not null,
  protocol text not null check (protocol in ('PUT', 'TUS')),
  -- SHA-256 of the secret in the URL.
  secret_hash bytea not null,
  mime_type text not null,
  -- Null if it wasn't announced.
  size_bytes bigint,
  display_name text,
  folder_id text not null,
  is_private boolean not null,
  labels text[] not null,
  external_info jsonb,
  -- On whose behalf.
  actor_kind text not null,
  actor_id text not null,
  -- Of uploads in parts: where the parts are collected.
  part_key text,
  -- The file that it became.
  file_id text,
  primary key (site_id, id)
);
select stoa_distribute('uploads');
create index uploads_expired on uploads (site_id, expires_date);
create unique index uploads_by_part_key on uploads (site_id, part_key) where part_key is not null;

-- The request that writes the parts of an upload now, of all processes.
create table upload_locks (
  site_id uuid not null,
  part_key text not null,
  lock_id uuid not null,
  expires_date timestamptz not null,
  is_wanted boolean not null,
  primary key (site_id, part_key)
);
select stoa_distribute('upload_locks');
create index upload_locks_expired on upload_locks (site_id, expires_date);

-- What is made of a file and kept: streams, posters, previews and other formats, by the asset key of the API.
create table file_assets (
  site_id uuid not null,
  file_id text not null,
  asset_key text not null,
  content_key text not null,
  mime_type text not null,
  size_bytes bigint not null,
  width integer,
  height integer,
  primary key (site_id, file_id, asset_key)
);
select stoa_distribute('file_assets');

-- Archives of files that are downloaded by a URL, which names a folder or files.
create table file_archives (
  site_id uuid not null,
  id uuid not null,
  secret_hash bytea not null,
  expires_date timestamptz not null,
  file_name text not null,
  folder_id text,
  file_ids text[] not null,
  primary key (site_id, id)
);
select stoa_distribute('file_archives');
create index file_archives_expired on file_archives (site_id, expires_date);

-- What was there: the sample's pictures and files are read where they lie; photos of members were stored under a hash of site and ID.
insert into files (
  site_id, id, created_date, updated_date, display_name, folder_id, root, media_type, mime_type, content_key, is_private,
  operation_status, state, width, height, alt_text, labels, search_text, doc)
select
  site_id, id, created_date, created_date, coalesce(file_name, id), root, root,
  case when mime_type like 'image/%' then 'IMAGE' when mime_type like 'audio/%' then 'AUDIO' else 'DOCUMENT' end,
  mime_type,
  case when id like 'stoa-%' then 'sample/' || id else 'originals/' || left(hash, 2) || '/' || hash end,
  is_private, 'READY', 'OK', width, height, alt_text, '{}', lower(coalesce(file_name, id)) || ' ' || mime_type, '{}'
from (
  select
    *, case when id like 'member-%' then 'visitor-uploads' else 'media-root' end as root,
    encode(sha256(convert_to(site_id::text, 'UTF8') || '\x00'::bytea || convert_to(id, 'UTF8')), 'hex') as hash
  from media) as former;
drop table media;
