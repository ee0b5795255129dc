-- Preorders, thresholds of low stock, and the history of stock (decision 0139).
-- Pieces that were ordered while a variant was out of stock, and are owed; and how many can be.
alter table variants add column preordered integer not null default 0;
alter table variants add column preorder_limit integer not null default 0;
alter table variants add constraint variants_preorders check (preordered >= 0 and preorder_limit >= 0);
alter table stock_reservations add column is_preorder boolean not null default false;

-- The largest stock that counts as low; null for the shop's own.
alter table variants add column low_stock_threshold integer;
create index variants_by_own_threshold
  on variants (site_id, (case when track_quantity and visible then quantity - reserved - low_stock_threshold end)) where low_stock_threshold is not null;

-- Each change of what can be sold. Ids are in the order of the changes.
create table stock_movements (
  site_id uuid not null,
  id uuid not null,
  product_id uuid not null,
  variant_id uuid not null,
  time timestamptz not null,
  delta integer not null,
  quantity integer not null,
  reason text not null,
  note text,
  order_id uuid,
  location_id uuid,
  actor jsonb not null,
  primary key (site_id, id)
);
select stoa_distribute('stock_movements');
create index stock_movements_by_time on stock_movements (site_id, time, id);
create index stock_movements_of_product on stock_movements (site_id, product_id, time, id);
create index stock_movements_of_order on stock_movements (site_id, order_id) where order_id is not null;
