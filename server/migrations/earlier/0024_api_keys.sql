-- A key has its present secret and, after a rotation, for a while the one before. Hashes are never taken away: a secret that was ended stays ended,
-- whoever names it again.
create table api_key_secrets (
  site_id uuid not null,
  hash text not null,
  key_id uuid not null,
  created_date timestamptz not null default now(),
  expires_date timestamptz,
  primary key (site_id, hash)
);
select stoa_distribute('api_key_secrets');
insert into api_key_secrets (site_id, hash, key_id, created_date) select site_id, hash, id, created_date from api_keys;
create index api_key_secrets_of_key on api_key_secrets (site_id, key_id);

alter table api_keys drop column hash;
alter table api_keys add column revision bigint not null default 1;
alter table api_keys add column hint text;
alter table api_keys add column expires_date timestamptz;
alter table api_keys add column last_used_date timestamptz;
