-- What is still to be made of a video has the name that the code and the documentation use.
create index videos_without_resolutions on files (site_id, id) where doc ->> 'resolutions' = 'PENDING';
update files set doc = (doc - 'ladder') || '{"resolutions":"PENDING"}'::jsonb where doc ->> 'ladder' = 'PENDING';
drop index files_without_ladder;
