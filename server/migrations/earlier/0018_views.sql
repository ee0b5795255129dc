-- Lists of the dashboard as their readers saved them: some for one person, some for all who work for the site. name_key is the name however it is capitalised.
create table saved_views (
  site_id uuid not null,
  id uuid not null,
  revision bigint not null default 1,
  user_id uuid not null,
  list text not null,
  name text not null,
  name_key text not null,
  query text not null,
  shared boolean not null,
  created_date timestamptz not null,
  updated_date timestamptz not null,
  primary key (site_id, id)
);
select stoa_distribute('saved_views');
create unique index saved_views_by_name on saved_views (site_id, user_id, list, name_key);
create index saved_views_shared on saved_views (site_id, list) where shared;
