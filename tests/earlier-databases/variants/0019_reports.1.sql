-- What was sold when, and what waits to be sent or paid: read from the index alone, without the orders' documents.
create index orders_sold on orders (site_id, purchased_date) include (total_minor, currency) where status = 'APPROVED';
create index orders_to_fulfill on orders (site_id, created_date, id) where status = 'APPROVED' and fulfillment_status in ('NOT_FULFILLED', 'PARTIALLY_FULFILLED');
create index orders_unpaid on orders (site_id, created_date, id) where status = 'APPROVED' and payment_status = 'NOT_PAID';

-- The fewest pieces first, as the list of low stock asks for them.
create index variants_by_stock on variants (site_id, (quantity - reserved), (product_id::text || '-' || id::text)) where track_quantity and visible;

-- The lines of approved orders, for reports: written after the event of an order, never read for anything that money or stock depends on.
create table sold_items (
  site_id uuid not null,
  order_id uuid not null,
  line_item_id uuid not null,
  product_id uuid not null,
  name text not null,
  quantity integer not null,
  total_minor bigint not null,
  currency text not null,
  purchased_date timestamptz not null,
  primary key (site_id, order_id, line_item_id)
);
select stoa_distribute('sold_items');
create index sold_items_by_date on sold_items (site_id, purchased_date) include (product_id, order_id, quantity, total_minor, currency, name);
