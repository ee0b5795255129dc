create table oauth_clients (
  site_id uuid not null,
  id uuid not null,
  redirect_uris text[] not null,
  created_date timestamptz not null default now(),
  primary key (site_id, id)
);
select stoa_distribute('oauth_clients');

-- slot is unique, so that of two processes making the first key one wins; a later key takes the next slot.
create table signing_keys (
  site_id uuid not null,
  kid uuid not null,
  slot integer not null,
  private_jwk jsonb not null,
  created_date timestamptz not null default now(),
  primary key (site_id, kid),
  unique (site_id, slot)
);
select stoa_distribute('signing_keys');

create table api_keys (
  site_id uuid not null,
  id uuid not null,
  owner_id uuid not null,
  name text not null,
  hash text not null,
  permissions text[],
  created_date timestamptz not null default now(),
  revoked_date timestamptz,
  primary key (site_id, id),
  unique (site_id, hash)
);
select stoa_distribute('api_keys');
