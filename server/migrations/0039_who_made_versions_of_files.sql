-- Who made a content that of its file (decision 0133). Null if that isn't known.
alter table file_versions add column actor_kind text;
alter table file_versions add column actor_id text;
-- Until now a file named the one who brought its first content, also after it was replaced.
update file_versions set actor_kind = files.doc -> 'actor' ->> 'kind', actor_id = files.doc -> 'actor' ->> 'id'
from files
where files.site_id = file_versions.site_id and files.id = file_versions.file_id and file_versions.version = 1;
update files set doc = doc - 'actor' where version > 1;
