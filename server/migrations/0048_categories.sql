-- Collections as a tree of categories (decision 0146).
alter table collections add column parent_id uuid;
-- Those above it, from the top.
alter table collections add column path uuid[] not null default '{}';
-- Number of those before it under the same parent.
alter table collections add column sibling_index integer not null default 0;
-- The app that alone adds products and removes them.
alter table collections add column managing_app_id uuid;
-- How many products at the start of the manual order an app arranged. Null: the owner arranged all.
alter table collections add column arranged_count integer;
update collections set sibling_index = listed.place - 1 from (
  select site_id, id, row_number() over (
    partition by site_id order by id = '00000000-0000-0000-0000-000000000001' desc, name, id) as place
  from collections
) as listed where collections.site_id = listed.site_id and collections.id = listed.id;
update collections set doc = doc - 'seoTitle' - 'seoDescription' || jsonb_build_object('seo', jsonb_build_object('tags',
  case when doc ? 'seoTitle' then jsonb_build_array(jsonb_build_object('type', 'title', 'children', doc -> 'seoTitle')) else '[]' end
  || case when doc ? 'seoDescription' then jsonb_build_array(jsonb_build_object('type', 'meta',
    'props', jsonb_build_object('name', 'description', 'content', doc -> 'seoDescription'))) else '[]' end))
where doc ? 'seoTitle' or doc ? 'seoDescription';
create index collections_by_path on collections using gin (site_id, path);
create index collections_by_parent on collections (site_id, parent_id, sibling_index, id);

-- When each product came into a collection; of those so far, when they were created.
alter table collection_members add column added_date timestamptz;
update collection_members set added_date = products.created_date from products
where products.site_id = collection_members.site_id and products.id = collection_members.product_id;
update collection_members set added_date = now() where added_date is null;
alter table collection_members alter column added_date set not null;
create index collection_members_by_added_date on collection_members (site_id, collection_id, added_date desc, product_id desc);

-- Roles of a team that read or write collections do the same with categories, which the dashboard now uses.
update staff_roles set permissions = permissions || array['CATEGORIES.CATEGORY_READ']
where 'WIX_STORES.READ_PRODUCTS' = any(permissions) and not 'CATEGORIES.CATEGORY_READ' = any(permissions);
update staff_roles set permissions = permissions || array['CATEGORIES.CATEGORY_CREATE', 'CATEGORIES.CATEGORY_UPDATE', 'CATEGORIES.CATEGORY_DELETE',
  'CATEGORIES.CATEGORY_MOVE', 'CATEGORIES.CATEGORY_ADD_ITEM', 'CATEGORIES.CATEGORY_REMOVE_ITEM', 'CATEGORIES.CATEGORY_MOVE_ITEM',
  'CATEGORIES.ITEM_SET_CATEGORIES']
where 'WIX_STORES.MODIFY_PRODUCTS' = any(permissions) and not 'CATEGORIES.CATEGORY_CREATE' = any(permissions);
