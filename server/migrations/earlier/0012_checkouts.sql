-- quoted_total_minor is what the buyer was last shown: an order is made for that amount or not at all.
create table checkouts (
  site_id uuid not null,
  id uuid not null,
  revision bigint not null default 1,
  created_date timestamptz not null,
  updated_date timestamptz not null,
  owner_kind text not null,
  owner_id uuid not null,
  cart_id uuid,
  order_id uuid,
  completed boolean not null default false,
  quoted_total_minor bigint not null default 0,
  doc jsonb not null,
  primary key (site_id, id)
);
select stoa_distribute('checkouts');
create index checkouts_by_cart on checkouts (site_id, cart_id, created_date desc) where cart_id is not null;
