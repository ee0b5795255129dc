-- What a variant costs the shop. Until now it was the product's.
alter table variants add column cost_minor bigint;
update variants set cost_minor = (products.doc ->> 'itemCostMinor')::bigint
from products where products.site_id = variants.site_id and products.id = variants.product_id and products.doc ? 'itemCostMinor';

-- Each version of a product, with its variants (decision 0137). Versions of a deleted product remain for a while, so that it can be restored.
create table product_versions (
  site_id uuid not null,
  product_id uuid not null,
  version bigint not null,
  created_date timestamptz not null,
  operation text not null,
  actor jsonb not null,
  changed_fields text[] not null,
  state jsonb not null,
  primary key (site_id, product_id, version)
);
select stoa_distribute('product_versions');
create index product_versions_by_date on product_versions (site_id, created_date);
create index product_versions_deleted on product_versions (site_id, created_date, product_id) where operation = 'DELETED';
