-- Rows of files that name no product are found by the SKUs of variants (decision 0153).
create index variants_by_sku on variants (site_id, sku) where sku is not null;
