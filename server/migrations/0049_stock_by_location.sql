-- Stock by location (decision 0147). The columns of a variant are its stock at the default location, from which the shop sells.
create table locations (
  site_id uuid not null,
  id uuid not null,
  revision bigint not null default 1,
  created_date timestamptz not null,
  updated_date timestamptz not null,
  name text not null,
  -- The name as it is compared.
  name_key text not null,
  address jsonb,
  primary key (site_id, id),
  unique (site_id, name_key)
);
select stoa_distribute('locations');
insert into locations (site_id, id, created_date, updated_date, name, name_key)
select site_id, '00000000-0000-4000-8000-000000000010', now(), now(), 'Main location', 'main location' from sites;

-- The only variant of a product has the product's ID where IDs of variants are unique in a shop. Callers could give variants of two products the same one, or that of
-- a product.
with repeated as (
  select site_id, product_id, id, gen_random_uuid() as new_id from (
    select site_id, product_id, id, row_number() over (partition by site_id, id order by product_id) as place,
      exists (select from products where products.site_id = variants.site_id and products.id = variants.id) as is_of_product
    from variants where id <> '00000000-0000-0000-0000-000000000000'
  ) as numbered where place > 1 or is_of_product
), reserved as (
  update stock_reservations set variant_id = repeated.new_id from repeated
  where stock_reservations.site_id = repeated.site_id and stock_reservations.product_id = repeated.product_id
    and stock_reservations.variant_id = repeated.id
), moved as (
  update stock_movements set variant_id = repeated.new_id from repeated
  where stock_movements.site_id = repeated.site_id and stock_movements.product_id = repeated.product_id
    and stock_movements.variant_id = repeated.id
), versions as (
  update product_versions set state = jsonb_set(state, '{variants}', (
    select jsonb_agg(variant || jsonb_build_object('id', coalesce(renamed.ids -> (variant ->> 'id'), variant -> 'id')) order by place)
    from jsonb_array_elements(state -> 'variants') with ordinality as listed (variant, place)))
  from (select site_id, product_id, jsonb_object_agg(id::text, new_id) as ids from repeated group by site_id, product_id) as renamed
  where product_versions.site_id = renamed.site_id and product_versions.product_id = renamed.product_id
    and jsonb_typeof(state -> 'variants') = 'array'
)
update variants set id = repeated.new_id from repeated
where variants.site_id = repeated.site_id and variants.product_id = repeated.product_id and variants.id = repeated.id;
create unique index variants_by_item
  on variants (site_id, (case when id = '00000000-0000-0000-0000-000000000000' then product_id else id end));

-- Whether it has an inventory item at the default location. Without one, it has no stock there.
alter table variants add column has_item boolean not null default true;
alter table variants add column item_created_date timestamptz not null default now();
alter table variants add column stock_date timestamptz not null default now();
-- Getting the item is the first change.
alter table variants alter column stock_revision set default 1;
update variants set item_created_date = products.created_date, stock_date = products.updated_date, stock_revision = greatest(stock_revision, 1)
from products where products.site_id = variants.site_id and products.id = variants.product_id;
-- Its settings of preorders, if they aren't those of the product.
alter table variants add column preorder jsonb;
-- Fields of apps on its inventory item.
alter table variants add column item_fields jsonb;

-- The same at the other locations.
create table stock_levels (
  site_id uuid not null,
  id uuid not null,
  product_id uuid not null,
  variant_id uuid not null,
  location_id uuid not null,
  stock_revision bigint not null,
  item_created_date timestamptz not null,
  stock_date timestamptz not null,
  track_quantity boolean not null,
  in_stock boolean not null,
  quantity integer not null,
  preordered integer not null,
  preorder_limit integer not null,
  preorder jsonb,
  item_fields jsonb,
  -- When the stock of a variant that was deleted isn't kept any longer.
  expires_date timestamptz,
  primary key (site_id, id),
  unique (site_id, product_id, variant_id, location_id),
  check (quantity >= 0 and preordered >= 0 and preorder_limit >= 0)
);
select stoa_distribute('stock_levels');
create index stock_levels_by_location on stock_levels (site_id, location_id, id);
create index stock_levels_by_variant
  on stock_levels (site_id, (case when variant_id = '00000000-0000-0000-0000-000000000000' then product_id else variant_id end));
create index stock_levels_by_expiry on stock_levels (site_id, expires_date) where expires_date is not null;

-- Versions of products hold the stock of their variants.
update product_versions set state = jsonb_build_object('product', state -> 'product', 'variants', (
  select jsonb_agg('{"hasItem": true, "ownPreorder": null}' || variant order by place)
  from jsonb_array_elements(nullif(state -> 'variants', 'null')) with ordinality as listed (variant, place)));

-- Roles of a team that read or write stock do the same by location.
update staff_roles set permissions = permissions || array['WIX_STORES.INVENTORY_READ', 'LOCATIONS.READ']
where 'WIX_STORES.READ_INVENTORY' = any(permissions) and not 'WIX_STORES.INVENTORY_READ' = any(permissions);
update staff_roles set permissions = permissions
  || array['WIX_STORES.INVENTORY_CREATE', 'WIX_STORES.INVENTORY_UPDATE', 'WIX_STORES.INVENTORY_UPSERT', 'WIX_STORES.INVENTORY_DELETE']
where 'WIX_STORES.MODIFY_INVENTORY' = any(permissions) and not 'WIX_STORES.INVENTORY_UPDATE' = any(permissions);
