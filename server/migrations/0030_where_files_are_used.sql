-- Where a file is used (decision 0126). The database itself keeps the index of it, so that no write can leave it out.
-- Whether a document may name files: by an address, an ID or a name with an extension.
create function stoa_names_files(doc jsonb) returns boolean language sql immutable parallel safe as $$
  select doc::text ~ '/(v1|media|video|mp3|ugd|shapes)/|"(id|fileId)": "|\.[a-z0-9]{2,5}"'
$$;

-- The IDs of files in a document: in the forms of their addresses, in texts too, as the value of `id` or `fileId`, and values that end like a file's name. What
-- isn't a file is in it too, and does no harm. IDs are shorter than 200 characters; longer values would not fit into an index. The cost lets
-- PostgreSQL use the indexes below instead of reading every document.
create function stoa_file_ids(doc jsonb) returns text[] language sql immutable parallel safe cost 10000 as $$
  select array(
    select distinct left(coalesce(named[1], named[2], named[3]), 200)
    from regexp_matches(
      doc::text,
      '(?:/(?:v1|media|video|mp3|ugd|shapes))+/([\w.~-]+)|"(?:id|fileId)": "([\w.~-]+)"|"([\w.~-]+\.[a-z0-9]{2,5})"', 'g') as named)
$$;

create index products_by_file on products using gin (site_id, stoa_file_ids(doc)) where stoa_names_files(doc);
create index collections_by_file on collections using gin (site_id, stoa_file_ids(doc)) where stoa_names_files(doc);
create index data_items_by_file on data_items using gin (site_id, stoa_file_ids(doc)) where stoa_names_files(doc);
create index members_by_file on members using gin (site_id, stoa_file_ids(doc)) where stoa_names_files(doc);
-- The files that the buyers of orders download.
create index orders_by_file on orders using gin (site_id, stoa_file_ids(jsonb_path_query_array(doc, '$.lineItems[*].digitalFile')))
  where jsonb_path_exists(doc, '$.lineItems[*].digitalFile');
