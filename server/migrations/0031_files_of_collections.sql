-- The files that collections use (0030).
create index collections_by_file on collections using gin (site_id, stoa_file_ids(doc)) with (fastupdate = off) where stoa_names_files(doc);
