create table staff_users (
  site_id uuid not null,
  id uuid not null,
  email text not null,
  name text not null,
  password_hash text not null,
  created_date timestamptz not null default now(),
  primary key (site_id, id),
  unique (site_id, email)
);
select stoa_distribute('staff_users');

-- Only the hash of a session's token is kept: who reads this table signs in nowhere.
create table staff_sessions (
  site_id uuid not null,
  id uuid not null,
  user_id uuid not null,
  token_hash text not null,
  created_date timestamptz not null default now(),
  expires_date timestamptz not null,
  primary key (site_id, id),
  unique (site_id, token_hash)
);
select stoa_distribute('staff_sessions');

-- Wrong passwords by account and by network; a credential's limit counts in the database, for every process together.
create table sign_in_attempts (
  site_id uuid not null,
  subject text not null,
  failures integer not null,
  window_ends timestamptz not null,
  primary key (site_id, subject)
);
select stoa_distribute('sign_in_attempts');
