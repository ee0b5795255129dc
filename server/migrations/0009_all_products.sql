-- Every site has the collection of all its products. Its products aren't stored (decision 0074).
update collections set slug = slug || '-' || right(id::text, 12) where slug = 'all-products' and id <> '00000000-0000-0000-0000-000000000001';
insert into collections (site_id, id, created_date, updated_date, name, slug, visible, doc)
select site_id, '00000000-0000-0000-0000-000000000001', now(), now(), 'All Products', 'all-products', true, '{"description": "", "media": []}' from sites
on conflict (site_id, id) do nothing;
