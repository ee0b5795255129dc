-- Names and title are filtered, sorted and searched, so they have columns of their own; doc stays their only writer.
alter table members add column first_name text generated always as (doc #>> '{contact,firstName}') stored;
alter table members add column last_name text generated always as (doc #>> '{contact,lastName}') stored;
alter table members add column title text generated always as (doc #>> '{profile,title}') stored;
-- Lists sort by what not every member has: nothing is less than anything.
create index members_by_nickname on members (site_id, nickname nulls first, id) where deleted_date is null;
create index members_by_first_name on members (site_id, first_name nulls first, id) where deleted_date is null;
create index members_by_last_name on members (site_id, last_name nulls first, id) where deleted_date is null;
create index members_by_email on members (site_id, login_email nulls first, id) where deleted_date is null;
create index members_by_last_login on members (site_id, last_login_date nulls first, id) where deleted_date is null;
create index members_by_updated_date on members (site_id, updated_date, id) where deleted_date is null;
create index members_by_status on members (site_id, status, created_date, id) where deleted_date is null;
create index members_by_contact on members (site_id, contact_id) where deleted_date is null;
-- What strangers see, newest first.
create index members_in_community on members (site_id, created_date, id) where deleted_date is null and privacy_status = 'PUBLIC' and status = 'APPROVED';
create index members_in_trash on members (site_id, deleted_date, id) where deleted_date is not null;
create index members_by_words on members using gin (site_id, login_email gin_trgm_ops, nickname gin_trgm_ops, first_name gin_trgm_ops, last_name gin_trgm_ops, title gin_trgm_ops, slug gin_trgm_ops);
