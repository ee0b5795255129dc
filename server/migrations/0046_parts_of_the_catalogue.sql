-- Brands, ribbons, sections and customizations, which products share; barcodes, and prices of variants that are reduced one by one (decision 0143).
create table catalogue_parts (
  site_id uuid not null,
  id uuid not null,
  kind text not null,
  -- What makes a part unique among those of its kind. Customizations with too many choices have another number.
  key text not null,
  number integer not null default 1,
  revision bigint not null default 1,
  created_date timestamptz not null,
  updated_date timestamptz not null,
  name text not null,
  doc jsonb not null,
  primary key (site_id, id),
  unique (site_id, kind, key, number)
);
select stoa_distribute('catalogue_parts');
create index catalogue_parts_by_created_date on catalogue_parts (site_id, kind, created_date, id);
create index catalogue_parts_by_name on catalogue_parts (site_id, kind, name, id);

alter table products add column part_ids uuid[] not null default '{}';
create index products_by_part on products using gin (site_id, part_ids);

alter table variants add column barcode text;
alter table variants add column sale_minor bigint;
alter table variants add constraint variants_sale check (sale_minor >= 0);
create unique index variants_by_barcode on variants (site_id, barcode) where barcode is not null;

-- Options that make variants stay options; the others and the texts become modifiers. What names a part names its ID as well.
create function stoa_part_id(kind text, key text) returns uuid language sql immutable parallel safe as $$
  select overlay(overlay(md5(kind || U&'\001F' || key) placing '4' from 13 for 1) placing '8' from 17 for 1)::uuid
$$;
create function stoa_with_parts(doc jsonb, brand text, ribbon text) returns jsonb language sql immutable parallel safe as $$
  select case when not doc ? 'customTextFields' then doc else doc - 'customTextFields'
    || case when brand <> '' then jsonb_build_object('brandId', stoa_part_id('brand', brand)) else '{}' end
    || case when ribbon <> '' then jsonb_build_object('ribbonId', stoa_part_id('ribbon', ribbon)) else '{}' end
    || jsonb_build_object('infoSections', (
      select coalesce(jsonb_agg(section || jsonb_build_object('uniqueName', named.name, 'partId', stoa_part_id('infoSection', named.name)) order by place), '[]')
      from jsonb_array_elements(doc -> 'infoSections') with ordinality as listed (section, place),
        lateral (select coalesce(nullif(section ->> 'title', ''), 'Section') || ' ('
          || left(md5((section ->> 'title') || U&'\001F' || (section ->> 'description')), 8) || ')' as name) as named))
    || (
      select jsonb_build_object(
        'options', coalesce(jsonb_agg(one order by place) filter (where makes_variants), '[]'),
        'modifiers', coalesce(jsonb_agg(one || '{"kind": "choices", "mandatory": true}' order by place) filter (where not makes_variants), '[]') || (
          select coalesce(jsonb_agg(text || jsonb_build_object('kind', 'text', 'name', text ->> 'title', 'minLength', 0,
            'partId', stoa_part_id('customization', U&'MODIFIER\001FFREE_TEXT\001F' || (text ->> 'title'))) order by place), '[]')
          from jsonb_array_elements(doc -> 'customTextFields') with ordinality as listed (text, place)))
      from (
        select place, makes_variants, option || jsonb_build_object('partId', stoa_part_id('customization', key), 'choices', (
          select jsonb_agg(choice || jsonb_build_object('choiceId', stoa_part_id('choice', key || U&'\001F' || (choice ->> 'description'))) order by at)
          from jsonb_array_elements(option -> 'choices') with ordinality as choices (choice, at))) as one
        from jsonb_array_elements(doc -> 'options') with ordinality as listed (option, place),
          lateral (select coalesce((doc -> 'manageVariants')::boolean, false) as makes_variants) as managed,
          lateral (select case when makes_variants then 'PRODUCT_OPTION' else 'MODIFIER' end || U&'\001F'
            || case option ->> 'optionType' when 'color' then 'SWATCH_CHOICES' else 'TEXT_CHOICES' end || U&'\001F' || (option ->> 'name') as key) as keyed
      ) as options) end
$$;
update products set doc = stoa_with_parts(doc, brand, ribbon) where doc ? 'customTextFields';
update product_versions set state = jsonb_build_object(
  'product', state -> 'product' || jsonb_build_object('doc',
    stoa_with_parts(state -> 'product' -> 'doc', state -> 'product' ->> 'brand', state -> 'product' ->> 'ribbon')),
  'variants', (
    select jsonb_agg('{"barcode": null, "saleMinor": null}' || variant order by place)
    from jsonb_array_elements(nullif(state -> 'variants', 'null')) with ordinality as listed (variant, place)));
drop function stoa_with_parts;
drop function stoa_part_id;

insert into catalogue_parts (site_id, id, kind, key, created_date, updated_date, name, doc)
select site_id, (doc ->> 'brandId')::uuid, 'brand', brand, min(created_date), min(created_date), brand, '{}'
from products where doc ? 'brandId' group by site_id, brand, doc ->> 'brandId';
insert into catalogue_parts (site_id, id, kind, key, created_date, updated_date, name, doc)
select site_id, (doc ->> 'ribbonId')::uuid, 'ribbon', ribbon, min(created_date), min(created_date), ribbon, '{}'
from products where doc ? 'ribbonId' group by site_id, ribbon, doc ->> 'ribbonId';
insert into catalogue_parts (site_id, id, kind, key, created_date, updated_date, name, doc)
select site_id, (section ->> 'partId')::uuid, 'infoSection', section ->> 'uniqueName', min(created_date), min(created_date), section ->> 'uniqueName',
  jsonb_build_object('title', section ->> 'title', 'description', section ->> 'description', 'isAutomatic', true)
from products, jsonb_array_elements(doc -> 'infoSections') as section
group by site_id, section ->> 'partId', section ->> 'uniqueName', section ->> 'title', section ->> 'description';
insert into catalogue_parts (site_id, id, kind, key, created_date, updated_date, name, doc)
with used as (
  select site_id, created_date, numeric_id, option, place, 'PRODUCT_OPTION' as type
  from products, jsonb_array_elements(doc -> 'options') with ordinality as listed (option, place)
  union all
  select site_id, created_date, numeric_id, option, place, 'MODIFIER'
  from products, jsonb_array_elements(doc -> 'modifiers') with ordinality as listed (option, place)
), typed as (
  select *, (option ->> 'partId')::uuid as id, case when option ->> 'kind' = 'text' then 'FREE_TEXT'
    when option ->> 'optionType' = 'color' then 'SWATCH_CHOICES' else 'TEXT_CHOICES' end as render_type
  from used
), first as (
  select distinct on (site_id, id) site_id, id, option, type, render_type from typed order by site_id, id, numeric_id, place
), dated as (
  select site_id, id, min(created_date) as created_date from typed group by site_id, id
), choices as (
  select distinct on (site_id, id, choice ->> 'choiceId') site_id, id, numeric_id, at,
    jsonb_build_object('choiceId', choice -> 'choiceId', 'name', choice -> 'description')
      || case render_type when 'SWATCH_CHOICES' then jsonb_build_object('color', choice -> 'value') else '{}' end as choice
  from typed, jsonb_array_elements(coalesce(option -> 'choices', '[]')) with ordinality as listed (choice, at)
  order by site_id, id, choice ->> 'choiceId', numeric_id, at
)
select site_id, id, 'customization', type || U&'\001F' || render_type || U&'\001F' || (option ->> 'name'), dated.created_date, dated.created_date, option ->> 'name',
  jsonb_build_object('customizationType', type, 'renderType', render_type, 'choices', coalesce((
    select jsonb_agg(choice order by numeric_id, at) from choices where choices.site_id = first.site_id and choices.id = first.id), '[]'))
  || case render_type when 'FREE_TEXT' then jsonb_build_object('text', jsonb_build_object(
    'title', option -> 'title', 'minLength', option -> 'minLength', 'maxLength', option -> 'maxLength')) else '{}' end
from first join dated using (site_id, id);

update products set part_ids = array(
  select distinct id from (
    select (doc ->> 'brandId')::uuid as id union all select (doc ->> 'ribbonId')::uuid
    union all select (part ->> 'partId')::uuid from jsonb_array_elements((doc -> 'options') || (doc -> 'modifiers') || (doc -> 'infoSections')) as part
  ) as named where id is not null order by id);
