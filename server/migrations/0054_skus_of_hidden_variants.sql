-- The team finds hidden variants by their stock-keeping units (decision 0150). Words of visible ones are in those of their products.
create index variants_hidden_by_sku on variants (site_id, lower(sku)) where not visible;
