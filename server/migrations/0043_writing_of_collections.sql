-- How collections order, choose and show their products (decision 0138).
alter table collections add column sort text not null default 'NEWEST';
-- Conditions that decide which products are in it; null if they are added one by one.
alter table collections add column rules jsonb;
-- Its position on the home page; null if it isn't featured.
alter table collections add column featured_position bigint;
create index collections_with_rules on collections (site_id, id) where rules is not null;
create index featured_collections on collections (site_id, featured_position, id) where featured_position is not null;

-- The manual order of products in a collection without rules. Which products are in it is in `products.collection_ids`. Positions have room between them, so
-- that a move writes one row.
create table collection_members (
  site_id uuid not null,
  collection_id uuid not null,
  product_id uuid not null,
  position bigint not null,
  primary key (site_id, collection_id, product_id)
);
select stoa_distribute('collection_members');
create index collection_members_by_position on collection_members (site_id, collection_id, position, product_id);
create index collection_members_by_product on collection_members (site_id, product_id);
insert into collection_members (site_id, collection_id, product_id, position)
select products.site_id, member.collection_id, products.id,
  row_number() over (partition by products.site_id, member.collection_id order by products.created_date desc, products.id desc) * 1048576
from products, unnest(products.collection_ids) as member (collection_id)
on conflict do nothing;

-- Collections whose products aren't in line with their rules yet, or with their deletion: what the job that does it is found by.
create table pending_memberships (
  site_id uuid not null,
  collection_id uuid not null,
  change_id uuid not null,
  primary key (site_id, collection_id)
);
select stoa_distribute('pending_memberships');
