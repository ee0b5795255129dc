-- The slug of a member without a nickname used to be the part of their sign-in address before the @. Slugs are public, addresses aren't.
update members set slug = 'member-' || right(members.id::text, 12)
from (
  select site_id, id,
    left(btrim(regexp_replace(lower(regexp_replace(normalize(split_part(login_email, '@', 1), NFKD), '[\u0300-\u036f]', '', 'g')), '[^a-z0-9]+', '-', 'g'), '-'), 56)
      as of_address,
    left(btrim(regexp_replace(lower(regexp_replace(normalize(coalesce(nickname, ''), NFKD), '[\u0300-\u036f]', '', 'g')), '[^a-z0-9]+', '-', 'g'), '-'), 56)
      as of_nickname
  from members where login_email is not null
) as derived
where members.site_id = derived.site_id and members.id = derived.id and of_address <> '' and of_nickname <> of_address
  and members.slug ~ ('^' || of_address || '(-[0-9]{2,8})?$');
