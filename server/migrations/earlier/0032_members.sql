-- People who sign in. What is looked up, sorted or constrained has its column; the rest of contact and profile stands in doc as the wire has it.
create table members (
  site_id uuid not null,
  id uuid not null,
  revision bigint not null default 1,
  -- As it was typed, and as addresses are compared: of two that differ in case or form alone there is one account.
  login_email text,
  login_email_key text,
  login_email_verified boolean not null default false,
  status text not null check (status in ('PENDING', 'APPROVED', 'BLOCKED', 'OFFLINE')),
  privacy_status text not null default 'PRIVATE' check (privacy_status in ('PRIVATE', 'PUBLIC')),
  activity_status text not null default 'ACTIVE' check (activity_status in ('ACTIVE', 'MUTED')),
  slug text not null,
  nickname text,
  contact_id uuid not null,
  doc jsonb not null default '{}',
  created_date timestamptz not null,
  updated_date timestamptz not null,
  last_login_date timestamptz,
  -- A deleted member is in the trash until its day has come, then it is purged: every row of its own goes.
  deleted_date timestamptz,
  purge_date timestamptz,
  content_assignee_id uuid,
  primary key (site_id, id)
);
select stoa_distribute('members');
create unique index members_by_login_email on members (site_id, login_email_key) where deleted_date is null;
create unique index members_by_slug on members (site_id, slug);
create index members_by_created_date on members (site_id, created_date, id) where deleted_date is null;
create index members_to_purge on members (site_id, purge_date) where deleted_date is not null;

-- Apart from the member, so that no read of members ever carries a hash.
create table member_passwords (
  site_id uuid not null,
  member_id uuid not null,
  hash text not null,
  must_reset boolean not null default false,
  changed_date timestamptz not null,
  primary key (site_id, member_id)
);
select stoa_distribute('member_passwords');

-- A member who is signed in somewhere. Only the hash of its token is kept; a session that ended stays until its time is over, as a mark that it did.
create table member_sessions (
  site_id uuid not null,
  id uuid not null,
  member_id uuid not null,
  token_hash text not null,
  -- The OAuth client it was opened for; none for the pages of the shop itself.
  client_id uuid,
  -- What the browser called itself and the network it came from: for the member to know it again.
  agent text,
  network text,
  created_date timestamptz not null,
  last_used_date timestamptz not null,
  expires_date timestamptz not null,
  ended_date timestamptz,
  primary key (site_id, id),
  unique (site_id, token_hash)
);
select stoa_distribute('member_sessions');
create index member_sessions_of_member on member_sessions (site_id, member_id);
create index member_sessions_by_expiry on member_sessions (site_id, expires_date);
