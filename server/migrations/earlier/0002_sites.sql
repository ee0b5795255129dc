create table sites (
  site_id uuid not null primary key,
  settings jsonb not null,
  -- Random; seals the cursors of this site's queries.
  cursor_key text not null,
  created_date timestamptz not null default now()
);
select stoa_distribute('sites');

-- Gapless numbers: the row is locked from the number's taking to the commit.
create table site_counters (
  site_id uuid not null,
  counter text not null,
  value bigint not null,
  primary key (site_id, counter)
);
select stoa_distribute('site_counters');

-- The one table read without a site id: which site a client id, an API key's hash or a host name belongs to.
create table site_keys (
  kind text not null,
  key text not null,
  site_id uuid not null,
  primary key (kind, key)
);
select stoa_reference('site_keys');
