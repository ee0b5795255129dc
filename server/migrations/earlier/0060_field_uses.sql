-- Fields of data items that queries used where no index helped (decision 0041), by the hour; never their values.
create table field_uses (
  site_id uuid not null,
  collection_id text not null,
  field text not null,
  hour timestamptz not null,
  filtered integer not null,
  sorted integer not null,
  uses integer not null,
  total_ms double precision not null,
  slowest_ms double precision not null,
  last_used_date timestamptz not null,
  primary key (site_id, collection_id, field, hour)
);
select stoa_distribute('field_uses');
