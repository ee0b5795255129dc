-- Contents that files had before they were replaced (decision 0124). A file keeps its ID; its version says which of its contents it has.
alter table files add column version bigint not null default 1;

create table file_versions (
  site_id uuid not null,
  file_id text not null,
  version bigint not null,
  -- When it became the content of the file.
  created_date timestamptz not null,
  content_key text not null,
  mime_type text not null,
  size_bytes bigint,
  hash text,
  width integer,
  height integer,
  primary key (site_id, file_id, version)
);
select stoa_distribute('file_versions');
create index file_versions_by_content on file_versions (site_id, content_key);

-- The file whose content an upload replaces. Null if it becomes a file of its own.
alter table uploads add column replaces_file_id text;
