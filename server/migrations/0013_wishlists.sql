create table wishlists (
  site_id uuid not null,
  id uuid not null,
  revision bigint not null default 0,
  created_date timestamptz not null,
  updated_date timestamptz not null,
  member_id uuid not null,
  primary key (site_id, id),
  unique (site_id, member_id)
);
select stoa_distribute('wishlists');

create table wishlist_items (
  site_id uuid not null,
  wishlist_id uuid not null,
  -- A hash of the app, the item and its options, so that a wishlist has an item once.
  item_key text not null,
  -- The revision of the wishlist that added the item: the items' order.
  position bigint not null,
  added_date timestamptz not null,
  app_id uuid not null,
  catalog_item_id text not null,
  options jsonb,
  primary key (site_id, wishlist_id, item_key)
);
select stoa_distribute('wishlist_items');
create index wishlist_items_by_item on wishlist_items (site_id, catalog_item_id);
