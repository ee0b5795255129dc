-- Lists, searches and the trash of the media library read as much of a million files as of a thousand.
-- Of all folders, by what queries sort and filter by.
create index files_by_update on files (site_id, updated_date, id) where state = 'OK';
create index files_by_creation on files (site_id, created_date, id) where state = 'OK';
create index files_of_name on files (site_id, display_name, id) where state = 'OK';
create index files_of_size on files (site_id, coalesce(size_bytes, 0), id) where state = 'OK';
create index files_of_type on files (site_id, media_type, updated_date, id) where state = 'OK';
create index files_by_label on files using gin (site_id, labels) with (gin_pending_list_limit = 64) where state = 'OK';
create index folders_by_update on folders (site_id, updated_date, id) where state = 'OK';
create index folders_by_creation on folders (site_id, created_date, id) where state = 'OK';
create index folders_of_name on folders (site_id, display_name, id) where state = 'OK';
create index folders_by_search_text on folders using gin (site_id, search_text gin_trgm_ops) with (gin_pending_list_limit = 64);
-- A search reads the list of entries that wait to be added, which may be of 4 MB by default.
alter index files_by_search_text set (gin_pending_list_limit = 64);
-- What was deleted by itself, and what is in a deleted folder.
create index files_deleted_alone on files (site_id, updated_date, id) where state = 'DELETED' and deleted_with is null;
create index files_deleted_in on files (site_id, folder_id, updated_date, id) where state = 'DELETED';
create index folders_deleted_alone on folders (site_id, updated_date, id) where state = 'DELETED' and deleted_with is null;
create index folders_deleted_in on folders (site_id, parent_id, updated_date, id) where state = 'DELETED';
-- Products and collections leave out the pictures and videos that were private or in the trash before (decision 0129). Both tables are read once, and only rows
-- that show such pictures are written. No file changes meanwhile, because building its indexes locks the table.
update products set doc = doc || jsonb_build_object('media', (
  select jsonb_agg(case when picture ->> 'id' = any(unserved.ids) then picture || '{"isHidden":true}' else picture end order by position)
  from jsonb_array_elements(doc -> 'media') with ordinality as listed (picture, position)))
from (
  select using_files.site_id, using_files.id, array_agg(files.id) as ids
  from products as using_files, jsonb_path_query(using_files.doc, '$.media[*].id') as named, files
  where files.site_id = using_files.site_id and files.id = named #>> '{}' and (files.state = 'DELETED' or files.is_private)
    and files.media_type in ('IMAGE', 'VECTOR', 'VIDEO')
  group by using_files.site_id, using_files.id) as unserved
where products.site_id = unserved.site_id and products.id = unserved.id;
update collections set doc = doc || jsonb_build_object('media', (
  select jsonb_agg(case when picture ->> 'id' = any(unserved.ids) then picture || '{"isHidden":true}' else picture end order by position)
  from jsonb_array_elements(doc -> 'media') with ordinality as listed (picture, position)))
from (
  select using_files.site_id, using_files.id, array_agg(files.id) as ids
  from collections as using_files, jsonb_path_query(using_files.doc, '$.media[*].id') as named, files
  where files.site_id = using_files.site_id and files.id = named #>> '{}' and (files.state = 'DELETED' or files.is_private)
    and files.media_type in ('IMAGE', 'VECTOR', 'VIDEO')
  group by using_files.site_id, using_files.id) as unserved
where collections.site_id = unserved.site_id and collections.id = unserved.id;
