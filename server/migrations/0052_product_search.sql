-- The search for products (decision 0150).

-- The text as it is searched: lower case, without accents and signs. `plainText` in the server does the same.
create function stoa_plain(text) returns text language sql immutable strict parallel safe as $$
  select trim(regexp_replace(
    replace(replace(replace(replace(replace(translate(lower(regexp_replace(normalize($1, NFKD), '[\u0300-\u036F]', '', 'g')), 'øłđðıς', 'olddiσ'),
      'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th'), '’', ''''),
    '[^[:alnum:]]+', ' ', 'g'));
$$;

-- How words of a language are stemmed. Those of others stay as they are.
create function stoa_text_config(language text) returns regconfig language sql immutable parallel safe as $$
  select case language
    when 'ar' then 'pg_catalog.arabic'::regconfig
    when 'ca' then 'pg_catalog.catalan'::regconfig
    when 'da' then 'pg_catalog.danish'::regconfig
    when 'de' then 'pg_catalog.german'::regconfig
    when 'el' then 'pg_catalog.greek'::regconfig
    when 'en' then 'pg_catalog.english'::regconfig
    when 'es' then 'pg_catalog.spanish'::regconfig
    when 'eu' then 'pg_catalog.basque'::regconfig
    when 'fi' then 'pg_catalog.finnish'::regconfig
    when 'fr' then 'pg_catalog.french'::regconfig
    when 'ga' then 'pg_catalog.irish'::regconfig
    when 'hi' then 'pg_catalog.hindi'::regconfig
    when 'hu' then 'pg_catalog.hungarian'::regconfig
    when 'hy' then 'pg_catalog.armenian'::regconfig
    when 'id' then 'pg_catalog.indonesian'::regconfig
    when 'it' then 'pg_catalog.italian'::regconfig
    when 'lt' then 'pg_catalog.lithuanian'::regconfig
    when 'ne' then 'pg_catalog.nepali'::regconfig
    when 'nl' then 'pg_catalog.dutch'::regconfig
    when 'no' then 'pg_catalog.norwegian'::regconfig
    when 'nb' then 'pg_catalog.norwegian'::regconfig
    when 'nn' then 'pg_catalog.norwegian'::regconfig
    when 'pt' then 'pg_catalog.portuguese'::regconfig
    when 'ro' then 'pg_catalog.romanian'::regconfig
    when 'ru' then 'pg_catalog.russian'::regconfig
    when 'sr' then 'pg_catalog.serbian'::regconfig
    when 'sv' then 'pg_catalog.swedish'::regconfig
    when 'ta' then 'pg_catalog.tamil'::regconfig
    when 'tr' then 'pg_catalog.turkish'::regconfig
    when 'yi' then 'pg_catalog.yiddish'::regconfig
    else 'pg_catalog.simple'::regconfig end;
$$;

-- The words with which a product is found. `names` has three lines: the name, the stock-keeping units, and the brand with the ribbon. Words of names are also
-- there as they are. Those of the first and the third line are also there with each letter left out, after a `~`: two words that differ in one letter have one of
-- these in common.
create function stoa_words(names text, texts text, language text) returns tsvector language sql immutable parallel safe as $$
  select setweight(to_tsvector(stoa_text_config(language), split_part(names, E'\n', 1) || ' ' || split_part(names, E'\n', 2)), 'A')
    || setweight(to_tsvector('pg_catalog.simple', split_part(names, E'\n', 1) || ' ' || split_part(names, E'\n', 2)), 'A')
    || setweight(to_tsvector(stoa_text_config(language), split_part(names, E'\n', 3)), 'B')
    || setweight(to_tsvector('pg_catalog.simple', split_part(names, E'\n', 3)), 'B')
    || setweight(to_tsvector(stoa_text_config(language), texts), 'C')
    || array_to_tsvector(coalesce((
      select array_agg(distinct '~' || overlay(word placing '' from place for 1))
      from regexp_split_to_table(split_part(names, E'\n', 1) || ' ' || split_part(names, E'\n', 3), '\s+') as word, generate_series(1, length(word) + 1) as place
      where length(word) between 3 and 30 and word !~ '[0-9]'), '{}'));
$$;

-- The condition on words: each group must match. A group is a text of `to_tsquery`. One with nothing but words that a language leaves out, such as "the", counts
-- only if all are such. Null, which matches nothing, without a word.
create function stoa_query(groups text[], language text) returns tsquery language plpgsql immutable parallel safe as $$
declare
  one text;
  stemmed tsquery;
  plain tsquery;
  all_stemmed tsquery;
  all_plain tsquery;
begin
  foreach one in array groups loop
    stemmed := to_tsquery(stoa_text_config(language), one);
    plain := to_tsquery('pg_catalog.simple', one);
    if numnode(stemmed) > 0 then
      if stemmed <> plain then
        stemmed := stemmed || plain;
      end if;
      all_stemmed := case when all_stemmed is null then stemmed else all_stemmed && stemmed end;
    end if;
    all_plain := case when all_plain is null then plain else all_plain && plain end;
  end loop;
  return coalesce(all_stemmed, all_plain);
end;
$$;

alter table products add column search_names text not null default '';
alter table products add column search_texts text not null default '';
alter table products add column search_language text not null default '';
update products set
  search_names = stoa_plain(name) || E'\n' || coalesce((
      select string_agg(sku, ' | ' order by place) from (
        select stoa_plain(sku) || case when stoa_plain(sku) like '% %' then ' ' || replace(stoa_plain(sku), ' ', '') else '' end as sku, min(place) as place
        from (
          select products.sku, -1 as place
          union all
          select variants.sku, variants.position from variants
          where variants.site_id = products.site_id and variants.product_id = products.id and variants.visible) as listed
        where stoa_plain(sku) <> '' group by 1) as skus), '')
    || E'\n' || trim(stoa_plain(coalesce(brand, '')) || ' ' || stoa_plain(coalesce(ribbon, ''))),
  search_texts = left(stoa_plain(regexp_replace(regexp_replace(regexp_replace(concat_ws(' ',
      doc ->> 'description',
      (select string_agg(concat_ws(' ', section ->> 'title', section ->> 'description'), ' ' order by place)
        from jsonb_array_elements(case jsonb_typeof(doc -> 'infoSections') when 'array' then doc -> 'infoSections' else '[]' end)
          with ordinality as sections (section, place)),
      (select string_agg(concat_ws(' ', option ->> 'name', (
          select string_agg(choice ->> 'description', ' ' order by nr)
          from jsonb_array_elements(case jsonb_typeof(option -> 'choices') when 'array' then option -> 'choices' else '[]' end)
            with ordinality as choices (choice, nr))), ' ' order by place)
        from jsonb_array_elements((case jsonb_typeof(doc -> 'options') when 'array' then doc -> 'options' else '[]' end)
          || (case jsonb_typeof(doc -> 'modifiers') when 'array' then doc -> 'modifiers' else '[]' end))
          with ordinality as options (option, place))),
    '</?(?:strong|b|em|i|u|s|strike|del|code|a|span)(?:\s[^>]*)?>', '', 'gi'), '<[^>]*>', ' ', 'g'), '&#?[a-z0-9]+;', ' ', 'gi')), 100000),
  search_language = coalesce((select settings ->> 'language' from sites where sites.site_id = products.site_id), '');
alter table products add column words tsvector generated always as (stoa_words(search_names, search_texts, search_language)) stored;
create index products_by_word on products using gin (site_id, words);

-- What a shop has set for its search: lists of synonyms and of pinned products.
create table search_settings (
  site_id uuid not null,
  revision bigint not null,
  updated_date timestamptz,
  doc jsonb not null,
  -- The language in which the words of products will be, until they all are.
  pending_language text,
  primary key (site_id)
);
select stoa_distribute('search_settings');

-- The same by what is searched for: a word or phrase with its synonyms, or a text with its products.
create table search_terms (
  site_id uuid not null,
  term text not null,
  synonyms text[] not null default '{}',
  pinned_ids uuid[] not null default '{}',
  primary key (site_id, term)
);
select stoa_distribute('search_terms');
