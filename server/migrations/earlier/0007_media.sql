create table media (
  site_id uuid not null,
  id text not null,
  mime_type text not null,
  width integer not null,
  height integer not null,
  alt_text text,
  created_date timestamptz not null default now(),
  primary key (site_id, id)
);
select stoa_distribute('media');
