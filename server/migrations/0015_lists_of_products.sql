-- What lists of products are filtered by, besides columns that exist already (decision 0087). Written with the product, from it and its visible variants:
-- the lowest price that a shopper pays, whether the product is reduced, and the choices that can be bought, as `option` U+001F `choice`.
alter table products add column lowest_price_minor bigint;
alter table products add column on_sale boolean not null default false;
alter table products add column choices text[] not null default '{}';
update products set
  on_sale = price_minor > 0 and case doc -> 'discount' ->> 'type'
    when 'PERCENT' then round(price_minor * (doc -> 'discount' ->> 'percent')::numeric / 100) > 0
    when 'AMOUNT' then (doc -> 'discount' ->> 'amountMinor')::numeric > 0
    else false end,
  choices = array(
    select option.value ->> 'name' || U&'\001F' || choice.description
    from jsonb_array_elements(doc -> 'options') with ordinality as option (value, place),
      lateral (select value ->> 'description' as description, ordinality as place from jsonb_array_elements(option.value -> 'choices') with ordinality) as choice
    where exists (
      select from variants where variants.site_id = products.site_id and variants.product_id = products.id and variants.visible
        and coalesce(variants.choices ->> (option.value ->> 'name'), choice.description) = choice.description)
    order by option.place, choice.place),
  lowest_price_minor = (
  select greatest(0, lowest - case doc -> 'discount' ->> 'type'
    when 'PERCENT' then round(lowest * (doc -> 'discount' ->> 'percent')::numeric / 100)
    when 'AMOUNT' then (doc -> 'discount' ->> 'amountMinor')::numeric
    else 0 end)::bigint
  from (
    select coalesce(min(variants.price_minor), products.price_minor) as lowest from variants
    where variants.site_id = products.site_id and variants.product_id = products.id and variants.visible) as visible);
alter table products alter column lowest_price_minor set not null;
create index products_by_lowest_price on products (site_id, lowest_price_minor, id);
create index products_by_lower_name on products (site_id, lower(name), id);
create index products_by_choice on products using gin (site_id, choices);
-- The products that are in stock, without reading their variants.
create index variants_in_stock on variants (site_id, product_id)
  where visible and case when track_quantity then quantity > reserved else in_stock end;
