-- The slugs that products had before, for addresses that lead to them still (decision 0142).
create table former_slugs (
  site_id uuid not null,
  slug text not null,
  product_id uuid not null,
  primary key (site_id, slug)
);
select stoa_distribute('former_slugs');
create index former_slugs_of_product on former_slugs (site_id, product_id);
