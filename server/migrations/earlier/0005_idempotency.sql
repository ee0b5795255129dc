-- The answer is json, not jsonb: a replay is the first answer to the letter.
create table idempotency_keys (
  site_id uuid not null,
  caller text not null,
  key text not null,
  request_hash text not null,
  answer json,
  created_date timestamptz not null default now(),
  primary key (site_id, caller, key)
);
select stoa_distribute('idempotency_keys');
create index idempotency_keys_by_age on idempotency_keys (site_id, created_date);
