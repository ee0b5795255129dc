-- The condition on words of which one is enough: one of the groups must match. Those with nothing but words that a language leaves out count only if all are such
-- (decision 0150). Null, which matches nothing, without a word.
create function stoa_query_of_any(groups text[], language text) returns tsquery language sql immutable parallel safe as $$
  select stoa_query(array[coalesce(
    (select string_agg(one, ' | ') from unnest(groups) as one where numnode(to_tsquery(stoa_text_config(language), one)) > 0),
    nullif(array_to_string(groups, ' | '), ''))], language)
$$;
