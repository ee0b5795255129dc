-- Where a file is used (decision 0126). The database itself keeps the index of it, so that no write can leave it out. Each table has a migration, so that
-- writes to it wait only while its own index is built. Without fast update, a search never reads a list of pending entries.
-- An ID is of ASCII letters and digits, `_`, `~` and `-`, ends with a letter or digit, and can have one extension: what follows it in a text isn't part of it.
-- The values of `id` that aren't names with an extension have to be UUIDs. The collation makes the functions independent of the locale.
-- Whether a document may name files: by an address, an ID or a name with an extension.
create function stoa_names_files(doc jsonb) returns boolean language sql immutable parallel safe as $$
  select doc::text collate "C" ~ '/(v1|media|video|mp3|ugd|shapes)/|"(id|fileId)": "[0-9a-f]{8}-[0-9a-f]{4}-|[A-Za-z0-9]\.([a-z][a-z0-9]{1,4}|7z)"'
$$;

-- The IDs of files in a document: in the forms of their addresses, in texts too, UUIDs as the value of `id` or `fileId`, and values that end like a file's
-- name. What isn't a file is in it too, and does no harm. IDs are shorter than 200 characters; longer values would not fit into an index. The cost lets
-- PostgreSQL use the indexes below instead of reading every document.
create function stoa_file_ids(doc jsonb) returns text[] language sql immutable parallel safe cost 10000 as $$
  select array(
    select distinct left(coalesce(named[1], named[2], named[3]), 200)
    from regexp_matches(
      doc::text collate "C",
      '(?:/(?:v1|media|video|mp3|ugd|shapes))+/([A-Za-z0-9](?:[A-Za-z0-9_~-]*[A-Za-z0-9])?(?:\.[A-Za-z0-9]+)?)'
      '|"(?:id|fileId)": "([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})"'
      '|"([A-Za-z0-9](?:[A-Za-z0-9_~-]*[A-Za-z0-9])?\.(?:[a-z][a-z0-9]{1,4}|7z))"', 'g') as named)
$$;

create index products_by_file on products using gin (site_id, stoa_file_ids(doc)) with (fastupdate = off) where stoa_names_files(doc);
