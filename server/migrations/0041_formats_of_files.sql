-- Files that were processed while the server had no ffmpeg (decision 0135): with it, they get what was missing.
create index files_without_ffmpeg on files (site_id, id) where doc -> 'note' ->> 'code' = 'NO_FFMPEG' and operation_status = 'READY';

-- The films of the sample shop have smaller resolutions as well.
update files set doc = doc || '{"resolutions":"PENDING"}'::jsonb
where content_key like 'sample/%' and media_type = 'VIDEO' and operation_status = 'READY' and version = 1
  and not exists (select from file_assets where file_assets.site_id = files.site_id and file_id = files.id and asset_key = 'hls');
