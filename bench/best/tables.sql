-- What shoppers and items write, in tables with the indexes that these have to have: keys, what is unique, and the order of a list.
drop schema if exists best cascade;
create schema best;

create table best.carts (
  site_id uuid not null,
  id uuid not null,
  revision bigint not null,
  created_date timestamptz not null,
  updated_date timestamptz not null,
  owner_id uuid not null,
  checkout_id uuid,
  doc jsonb not null,
  primary key (site_id, id),
  unique (site_id, owner_id)
);

create table best.checkouts (
  site_id uuid not null,
  id uuid not null,
  revision bigint not null,
  created_date timestamptz not null,
  updated_date timestamptz not null,
  owner_id uuid not null,
  cart_id uuid not null,
  order_id uuid,
  completed boolean not null default false,
  total_minor bigint not null,
  doc jsonb not null,
  primary key (site_id, id)
);
create index on best.checkouts (site_id, owner_id);

create table best.order_numbers (
  site_id uuid not null primary key,
  value bigint not null
);

create table best.orders (
  site_id uuid not null,
  id uuid not null,
  revision bigint not null default 1,
  created_date timestamptz not null,
  updated_date timestamptz not null,
  number bigint not null,
  status text not null,
  payment_status text not null,
  fulfillment_status text not null,
  total_minor bigint not null,
  buyer_id uuid not null,
  buyer_email text not null,
  checkout_id uuid not null,
  doc jsonb not null,
  primary key (site_id, id),
  unique (site_id, number),
  unique (site_id, checkout_id)
);
create index on best.orders (site_id, created_date, id);
create index on best.orders (site_id, payment_status, created_date, id);
create index on best.orders (site_id, buyer_id);

create table best.events (
  site_id uuid not null,
  id uuid not null,
  entity_fqdn text not null,
  slug text not null,
  entity_id text not null,
  entity_sequence bigint not null,
  actor jsonb not null,
  time timestamptz not null,
  entity jsonb,
  primary key (site_id, id)
);
create index on best.events (site_id, entity_id, entity_sequence);

create table best.data_items (
  site_id uuid not null,
  collection_id text not null,
  id text not null,
  revision bigint not null default 1,
  created_date timestamptz not null,
  updated_date timestamptz not null,
  owner_id uuid,
  doc jsonb not null,
  primary key (site_id, collection_id, id)
);
create index on best.data_items (site_id, collection_id, created_date, id);
create index on best.data_items (site_id, collection_id, updated_date, id);
create index on best.data_items (site_id, collection_id, (doc -> 'price'), id);
