-- Asked for by anybody, answered by a job: whether somebody of that address works here is looked at when nobody waits for the answer any more.
create table staff_recovery_requests (
  site_id uuid not null,
  id uuid not null,
  email text not null,
  created_date timestamptz not null,
  primary key (site_id, id)
);
select stoa_distribute('staff_recovery_requests');

-- Links to choose another password; only their hashes are kept.
create table staff_recovery_tokens (
  site_id uuid not null,
  token_hash text not null,
  user_id uuid not null,
  created_date timestamptz not null,
  expires_date timestamptz not null,
  primary key (site_id, token_hash)
);
select stoa_distribute('staff_recovery_tokens');
create index staff_recovery_tokens_of_user on staff_recovery_tokens (site_id, user_id);
