-- doc keeps what the buyer chose; names and prices are the catalogue's and are looked up.
create table carts (
  site_id uuid not null,
  id uuid not null,
  revision bigint not null default 1,
  created_date timestamptz not null,
  updated_date timestamptz not null,
  owner_kind text not null,
  owner_id uuid not null,
  checkout_id uuid,
  doc jsonb not null,
  primary key (site_id, id),
  unique (site_id, owner_kind, owner_id)
);
select stoa_distribute('carts');
