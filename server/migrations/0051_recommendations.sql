-- What recommendations are computed from, of each product of the catalogue that was sold lately (decision 0149). A job writes it from the orders.
create table product_sales (
  site_id uuid not null,
  product_id uuid not null,
  -- Orders with the product in the last year.
  order_count integer not null,
  -- Orders with it in the last 90 days, and the pieces in them.
  recent_order_count integer not null,
  recent_quantity bigint not null,
  -- The products that were bought with it, the one that goes best with it first.
  bought_with uuid[] not null default '{}',
  primary key (site_id, product_id)
);
select stoa_distribute('product_sales');
create index product_sales_by_rank on product_sales (site_id, recent_order_count desc, recent_quantity desc, product_id) where recent_order_count > 0;

create index sold_items_by_product on sold_items (site_id, product_id, purchased_date, order_id) include (quantity);
