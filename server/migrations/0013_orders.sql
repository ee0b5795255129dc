-- One order for a checkout, one number for an order: both are promised by the indexes.
create table orders (
  site_id uuid not null,
  id uuid not null,
  revision bigint not null default 1,
  created_date timestamptz not null,
  updated_date timestamptz not null,
  purchased_date timestamptz,
  number bigint,
  status text not null,
  payment_status text not null,
  fulfillment_status text not null,
  archived boolean not null default false,
  channel_type text not null,
  currency text not null,
  total_minor bigint not null,
  buyer_email text,
  buyer_visitor_id uuid,
  buyer_member_id uuid,
  buyer_contact_id uuid,
  checkout_id uuid,
  doc jsonb not null,
  primary key (site_id, id)
);
select stoa_distribute('orders');
create unique index orders_by_checkout on orders (site_id, checkout_id) where checkout_id is not null;
create unique index orders_by_number on orders (site_id, number) where number is not null;
create index orders_by_created_date on orders (site_id, created_date, id);
create index orders_by_updated_date on orders (site_id, updated_date, id);
create index orders_by_purchased_date on orders (site_id, purchased_date, id);
create index orders_by_status on orders (site_id, status, created_date, id);
create index orders_by_payment_status on orders (site_id, payment_status, created_date, id);
create index orders_by_fulfillment_status on orders (site_id, fulfillment_status, created_date, id);
create index orders_by_total on orders (site_id, total_minor, id);
create index orders_by_email on orders (site_id, buyer_email, created_date);
create index orders_by_visitor on orders (site_id, buyer_visitor_id, created_date) where buyer_visitor_id is not null;
create index orders_by_member on orders (site_id, buyer_member_id, created_date) where buyer_member_id is not null;
