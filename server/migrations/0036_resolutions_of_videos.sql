-- Videos whose smaller resolutions and streams are still to be made (decision 0128), among them all that were stored before there were any.
create index files_without_ladder on files (site_id, id) where doc ->> 'ladder' = 'PENDING';
update files set doc = doc || '{"ladder":"PENDING"}'::jsonb
where media_type = 'VIDEO' and operation_status = 'READY' and doc -> 'durationSeconds' is not null;
