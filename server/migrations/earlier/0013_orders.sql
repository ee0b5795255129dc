-- One live order for a checkout (a rejected one makes room for another attempt), one number for an order: both are promised by the indexes.
-- doc keeps what was bought as it was then, in the words of the wire; app_ids, item_ids and item_names are its lines', to be found by.
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
  seen_by_a_human boolean not null default false,
  imported boolean not null default false,
  channel_type text not null,
  currency text not null,
  total_minor bigint not null,
  paid_minor bigint not null default 0,
  buyer_email text,
  buyer_visitor_id uuid,
  buyer_member_id uuid,
  buyer_contact_id uuid,
  checkout_id uuid,
  checkout_revision bigint,
  app_ids text[] not null default '{}',
  item_ids text[] not null default '{}',
  item_names text[] not null default '{}',
  tag_ids text[] not null default '{}',
  doc jsonb not null,
  billing_first_name text generated always as (doc #>> '{billingInfo,contactDetails,firstName}') stored,
  billing_last_name text generated always as (doc #>> '{billingInfo,contactDetails,lastName}') stored,
  shipping_title text generated always as (doc #>> '{shippingInfo,title}') stored,
  external_order_id text generated always as (doc #>> '{channelInfo,externalOrderId}') stored,
  primary key (site_id, id),
  check (total_minor >= 0 and paid_minor >= 0),
  check ((number is not null) = (status in ('APPROVED', 'CANCELED')))
);
select stoa_distribute('orders');
create unique index orders_by_checkout on orders (site_id, checkout_id) where status <> 'REJECTED';
create unique index orders_by_number on orders (site_id, number) where number is not null;
create index orders_by_created_date on orders (site_id, created_date, id);
create index orders_by_updated_date on orders (site_id, updated_date, id);
create index orders_by_purchased_date on orders (site_id, purchased_date, id);
create index orders_by_status on orders (site_id, status, created_date, id);
create index orders_by_payment_status on orders (site_id, payment_status, created_date, id);
create index orders_by_fulfillment_status on orders (site_id, fulfillment_status, created_date, id);
create index orders_by_channel on orders (site_id, channel_type, created_date, id);
create index orders_by_total on orders (site_id, total_minor, id);
create index orders_by_email on orders (site_id, buyer_email, id);
create index orders_by_first_name on orders (site_id, billing_first_name, id);
create index orders_by_last_name on orders (site_id, billing_last_name, id);
create index orders_by_shipping_title on orders (site_id, shipping_title, id);
create index orders_by_visitor on orders (site_id, buyer_visitor_id, created_date, id) where buyer_visitor_id is not null;
create index orders_by_member on orders (site_id, buyer_member_id, created_date, id) where buyer_member_id is not null;
create index orders_by_external_id on orders (site_id, external_order_id) where external_order_id is not null;
create index orders_by_content on orders using gin (site_id, item_ids, item_names, tag_ids);
