-- The files that members use (0030).
create index members_by_file on members using gin (site_id, stoa_file_ids(doc)) with (fastupdate = off) where stoa_names_files(doc);
