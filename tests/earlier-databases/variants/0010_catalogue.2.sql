create extension if not exists pg_trgm;
create extension if not exists btree_gin;

-- Prices are in minor units of the site's currency; one index serves filter and sort.
create table products (
  site_id uuid not null,
  id uuid not null,
  revision bigint not null default 1,
  created_date timestamptz not null,
  updated_date timestamptz not null,
  numeric_id bigint not null,
  name text not null,
  slug text not null,
  visible boolean not null,
  product_type text not null,
  price_minor bigint not null,
  sku text,
  brand text,
  ribbon text,
  collection_ids uuid[] not null default '{}',
  doc jsonb not null,
  primary key (site_id, id),
  unique (site_id, slug)
);
select stoa_distribute('products');
create index products_by_numeric_id on products (site_id, numeric_id, id);
create index products_by_name on products (site_id, name, id);
create index products_by_price on products (site_id, price_minor, id);
create index products_by_created_date on products (site_id, created_date, id);
create index products_by_updated_date on products (site_id, updated_date, id);
create index products_by_sku on products (site_id, sku) where sku is not null;
create index products_by_brand on products (site_id, brand) where brand is not null;
create index products_by_collection on products using gin (site_id, collection_ids);
create index products_by_name_part on products using gin (site_id, name gin_trgm_ops);

-- A product without managed variants has the one with the all-zero id. quantity counts only where track_quantity says so;
-- reserved is what payments under way hold.
create table variants (
  site_id uuid not null,
  product_id uuid not null,
  id uuid not null,
  position integer not null,
  price_minor bigint not null,
  sku text,
  weight numeric(12, 3),
  visible boolean not null default true,
  track_quantity boolean not null,
  in_stock boolean not null default true,
  quantity integer not null default 0,
  reserved integer not null default 0,
  choices jsonb not null default '{}',
  doc jsonb not null default '{}',
  primary key (site_id, product_id, id),
  check (quantity >= 0 and reserved >= 0 and reserved <= quantity)
);
select stoa_distribute('variants');

create table collections (
  site_id uuid not null,
  id uuid not null,
  revision bigint not null default 1,
  created_date timestamptz not null,
  updated_date timestamptz not null,
  name text not null,
  slug text not null,
  visible boolean not null,
  doc jsonb not null,
  primary key (site_id, id),
  unique (site_id, slug)
);
select stoa_distribute('collections');
create index collections_by_name on collections (site_id, name, id);
