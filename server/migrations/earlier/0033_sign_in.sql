-- Tries of every kind, by account and by network: one mechanism counts them all, for every process together.
alter table sign_in_attempts rename to attempts;
alter table attempts rename column failures to attempts;
drop table order_link_attempts;

-- How visitors become members; a site that never chose has no row. The secrets of its connections stand in doc, and go out nowhere.
create table sign_in_settings (
  site_id uuid not null primary key,
  revision bigint not null,
  doc jsonb not null,
  updated_date timestamptz not null
);
select stoa_distribute('sign_in_settings');

-- Somebody who has shown the right credentials, and still waits for something: a code from a mail, or the owner's word. Token and code are kept as hashes.
create table sign_in_states (
  site_id uuid not null,
  id uuid not null,
  member_id uuid not null,
  state text not null check (state in ('REQUIRE_EMAIL_VERIFICATION', 'REQUIRE_OWNER_APPROVAL')),
  token_hash text not null,
  -- The address a code went to: it says nothing about another that the member has later.
  target text,
  code_hash text,
  code_expires_date timestamptz,
  tries integer not null default 0,
  created_date timestamptz not null,
  expires_date timestamptz not null,
  primary key (site_id, id),
  unique (site_id, token_hash)
);
select stoa_distribute('sign_in_states');
create index sign_in_states_of_member on sign_in_states (site_id, member_id);
create index sign_in_states_by_expiry on sign_in_states (site_id, expires_date);

-- Asked for by anybody, answered by a job: whether there is such a member is looked at when nobody waits for the answer any more.
create table recovery_requests (
  site_id uuid not null,
  id uuid not null,
  email text not null,
  redirect_url text,
  created_date timestamptz not null,
  primary key (site_id, id)
);
select stoa_distribute('recovery_requests');
create index recovery_requests_by_date on recovery_requests (site_id, created_date, id);

-- A link in a mail that lets its reader choose a password, once.
create table recovery_tokens (
  site_id uuid not null,
  id uuid not null,
  member_id uuid not null,
  purpose text not null check (purpose in ('RECOVERY', 'ACTIVATION')),
  token_hash text not null,
  -- The address the mail went to, as addresses are compared.
  target text not null,
  redirect_url text,
  created_date timestamptz not null,
  expires_date timestamptz not null,
  primary key (site_id, id),
  unique (site_id, token_hash)
);
select stoa_distribute('recovery_tokens');
create index recovery_tokens_of_member on recovery_tokens (site_id, member_id);
create index recovery_tokens_by_expiry on recovery_tokens (site_id, expires_date);

-- Whom an outside provider knows a member as: each provider's own subject, never an e-mail address.
create table member_connections (
  site_id uuid not null,
  connection_id uuid not null,
  subject text not null,
  member_id uuid not null,
  created_date timestamptz not null,
  primary key (site_id, connection_id, subject)
);
select stoa_distribute('member_connections');
create index member_connections_of_member on member_connections (site_id, member_id);

-- What may be shown once, and was: solved captchas and ID tokens, by their hash, until they would have expired anyway.
create table used_proofs (
  site_id uuid not null,
  proof_hash text not null,
  expires_date timestamptz not null,
  primary key (site_id, proof_hash)
);
select stoa_distribute('used_proofs');
create index used_proofs_by_expiry on used_proofs (site_id, expires_date);
