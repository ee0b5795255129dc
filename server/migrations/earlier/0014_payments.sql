-- What is to be paid for an order, once: the amount never changes. provider_key is the key the provider is asked with, however often it is asked.
-- slot is the place an open payment takes among its shopper's: there are only so many, so that nobody keeps the whole stock reserved.
create table payment_intents (
  site_id uuid not null,
  id uuid not null,
  order_id uuid not null,
  checkout_id uuid not null,
  buyer_kind text not null,
  buyer_id uuid not null,
  slot smallint,
  status text not null,
  amount_minor bigint not null check (amount_minor > 0),
  currency text not null,
  provider text not null,
  provider_key uuid not null,
  created_date timestamptz not null,
  updated_date timestamptz not null,
  expires_date timestamptz not null,
  doc jsonb not null default '{}',
  primary key (site_id, id),
  unique (site_id, order_id)
);
select stoa_distribute('payment_intents');
create index payment_intents_open on payment_intents (site_id, expires_date) where status in ('CREATED', 'PROCESSING');
create unique index payment_intents_slots on payment_intents (site_id, buyer_kind, buyer_id, slot) where status in ('CREATED', 'PROCESSING');

-- Stock that an order holds until it is paid: given back when the payment fails or its time is over, taken when it is approved.
create table stock_reservations (
  site_id uuid not null,
  order_id uuid not null,
  product_id uuid not null,
  variant_id uuid not null,
  quantity integer not null check (quantity > 0),
  primary key (site_id, order_id, product_id, variant_id)
);
select stoa_distribute('stock_reservations');
