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
-- Products and collections leave out the pictures and videos that were private or in the trash before (decision 0129). Both tables are read once, their files by
-- ID (a list is what makes sure of that), and only rows that show such pictures are written. No file changes meanwhile: its indexes above lock the table.
update products set doc = doc || jsonb_build_object('media', (
  select jsonb_agg(case when picture ->> 'id' = any(array(
    select files.id from files
    where files.site_id = products.site_id and files.id = any(array(select jsonb_path_query(products.doc, '$.media[*].id') #>> '{}'))
      and (files.state = 'DELETED' or files.is_private) and files.media_type in ('IMAGE', 'VECTOR', 'VIDEO')))
    then picture || '{"isHidden":true}' else picture end order by position)
  from jsonb_array_elements(doc -> 'media') with ordinality as listed (picture, position)))
where cardinality(array(
  select files.id from files
  where files.site_id = products.site_id and files.id = any(array(select jsonb_path_query(products.doc, '$.media[*].id') #>> '{}'))
    and (files.state = 'DELETED' or files.is_private) and files.media_type in ('IMAGE', 'VECTOR', 'VIDEO'))) > 0;
update collections set doc = doc || jsonb_build_object('media', (
  select jsonb_agg(case when picture ->> 'id' = any(array(
    select files.id from files
    where files.site_id = collections.site_id and files.id = any(array(select jsonb_path_query(collections.doc, '$.media[*].id') #>> '{}'))
      and (files.state = 'DELETED' or files.is_private) and files.media_type in ('IMAGE', 'VECTOR', 'VIDEO')))
    then picture || '{"isHidden":true}' else picture end order by position)
  from jsonb_array_elements(doc -> 'media') with ordinality as listed (picture, position)))
where cardinality(array(
  select files.id from files
  where files.site_id = collections.site_id and files.id = any(array(select jsonb_path_query(collections.doc, '$.media[*].id') #>> '{}'))
    and (files.state = 'DELETED' or files.is_private) and files.media_type in ('IMAGE', 'VECTOR', 'VIDEO'))) > 0;
