-- Roles that were made for a site; the built-in ones stand in the contract.
create table staff_roles (
  site_id uuid not null,
  id uuid not null,
  revision bigint not null,
  name text not null,
  -- As names are compared: in small letters.
  name_key text not null,
  description text not null,
  permissions text[] not null,
  created_date timestamptz not null,
  updated_date timestamptz not null,
  primary key (site_id, id),
  unique (site_id, name_key)
);
select stoa_distribute('staff_roles');

-- Whoever was there before there were roles is an owner; whoever comes later is told what they are.
alter table staff_users add column role_ids text[] not null default '{OWNER}';
alter table staff_users alter column role_ids drop default;
alter table staff_users add column revision bigint not null default 1;
alter table staff_users add column last_sign_in_date timestamptz;

-- Somebody who is invited has the hash of a link, and no password yet.
alter table staff_users alter column password_hash drop not null;
alter table staff_users add column invitation_hash text;
alter table staff_users add column invitation_expires_date timestamptz;
create unique index staff_users_by_invitation on staff_users (site_id, invitation_hash);

alter table staff_sessions add column network text;
create index staff_sessions_of_user on staff_sessions (site_id, user_id);
