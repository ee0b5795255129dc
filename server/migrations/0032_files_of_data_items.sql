-- The files that data items use (0030).
create index data_items_by_file on data_items using gin (site_id, stoa_file_ids(doc)) with (fastupdate = off) where stoa_names_files(doc);
