-- The files that the buyers of orders download (0030).
create index orders_by_file on orders using gin (site_id, stoa_file_ids(jsonb_path_query_array(doc, '$.lineItems[*].digitalFile')))
  with (fastupdate = off) where jsonb_path_exists(doc, '$.lineItems[*].digitalFile');
