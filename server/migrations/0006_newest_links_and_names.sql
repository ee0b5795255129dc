-- A person has one recovery link, and an invited member one activation link: a newer one replaces the older.
delete from recovery_tokens as older using recovery_tokens as newer
where older.site_id = newer.site_id and older.member_id = newer.member_id and older.purpose = newer.purpose
  and (older.created_date, older.id) < (newer.created_date, newer.id);
drop index recovery_tokens_of_member;
create unique index recovery_tokens_of_member on recovery_tokens (site_id, member_id, purpose);
delete from staff_recovery_tokens as older using staff_recovery_tokens as newer
where older.site_id = newer.site_id and older.user_id = newer.user_id
  and (older.created_date, older.token_hash) < (newer.created_date, newer.token_hash);
drop index staff_recovery_tokens_of_user;
create unique index staff_recovery_tokens_of_user on staff_recovery_tokens (site_id, user_id);

-- Providers that know no name of a person say their address instead. It became their nickname, and their slug. Both are public, addresses aren't.
update members set slug = 'member-' || right(id::text, 12)
where login_email is not null and strpos(lower(nickname), lower(login_email)) > 0
  and slug ~ ('^' || left(btrim(regexp_replace(lower(login_email), '[^a-z0-9]+', '-', 'g'), '-'), 56) || '(-[0-9]{2,8})?$');
update members set nickname = null
where login_email is not null and lower(nickname) = lower(login_email)
  and exists (select from member_connections where member_connections.site_id = members.site_id and member_connections.member_id = members.id);
