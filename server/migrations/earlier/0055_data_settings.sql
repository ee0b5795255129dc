-- What an owner decides about a site's data; a site that never chose has no row.
create table data_settings (
  site_id uuid not null primary key,
  revision bigint not null,
  sandbox boolean not null,
  updated_date timestamptz not null
);
select stoa_distribute('data_settings');
