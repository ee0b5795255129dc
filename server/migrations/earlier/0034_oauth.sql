-- Programs that ask for tokens. A public client proves itself by its return address and PKCE alone; an app has a secret, of which the hash is kept.
alter table oauth_clients add column kind text not null default 'public' check (kind in ('public', 'app'));
alter table oauth_clients add column secret_hash text;
-- Pages that may frame the hosted one and are told the code by a message.
alter table oauth_clients add column allowed_origins text[] not null default '{}';
-- Whether a refresh token is replaced by each use (promise 12). The public packages keep their first one, so theirs are not.
alter table oauth_clients add column rotates boolean not null default false;
-- What an app may do by itself; nothing for public clients.
alter table oauth_clients add column permissions text[] not null default '{}';

-- A member's refresh tokens. All of one session are one family: it ends, and they are dead. Only hashes are kept. A replaced token keeps the salt its
-- successor was derived with, so that an answer that was lost can be given once more; the successor itself stands nowhere.
create table refresh_tokens (
  site_id uuid not null,
  token_hash text not null,
  session_id uuid not null,
  client_id uuid,
  created_date timestamptz not null,
  expires_date timestamptz not null,
  replaced_date timestamptz,
  successor_salt text,
  primary key (site_id, token_hash)
);
select stoa_distribute('refresh_tokens');
create index refresh_tokens_of_session on refresh_tokens (site_id, session_id);
create index refresh_tokens_by_expiry on refresh_tokens (site_id, expires_date);

-- Codes stay after their minute, so that one which comes again is known: what was made of it dies then.
create table authorization_codes (
  site_id uuid not null,
  code_hash text not null,
  client_id uuid not null,
  member_id uuid not null,
  session_id uuid not null,
  redirect_uri text,
  code_challenge text,
  created_date timestamptz not null,
  expires_date timestamptz not null,
  used_date timestamptz,
  primary key (site_id, code_hash)
);
select stoa_distribute('authorization_codes');
create index authorization_codes_by_expiry on authorization_codes (site_id, expires_date);

-- Somebody on the way to a hosted page and back. The secret stands in the address alone.
create table redirect_sessions (
  site_id uuid not null,
  id uuid not null,
  secret_hash text not null,
  target text not null,
  client_id uuid,
  -- Return addresses, what was asked of the hosted page, and whose session it is about.
  doc jsonb not null,
  created_date timestamptz not null,
  expires_date timestamptz not null,
  used_date timestamptz,
  primary key (site_id, id),
  unique (site_id, secret_hash)
);
select stoa_distribute('redirect_sessions');
create index redirect_sessions_by_expiry on redirect_sessions (site_id, expires_date);
