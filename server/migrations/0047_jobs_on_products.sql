-- Jobs that change all products that meet conditions (decision 0145).
create table product_jobs (
  site_id uuid not null,
  id uuid not null,
  kind text not null,
  status text not null,
  -- The request as it was sent; nothing of it is kept when the job has ended.
  request jsonb,
  -- On whose behalf products are changed, and the key that was used.
  asker_kind text not null,
  asker_id uuid not null,
  api_key_id uuid,
  request_id text not null,
  -- The last product that was reached, in the order of IDs.
  after_id uuid not null,
  -- Attempts in a row that failed.
  attempts integer not null default 0,
  found bigint not null default 0,
  succeeded bigint not null default 0,
  failed bigint not null default 0,
  -- The first products that couldn't be changed, and why the job stopped before its end.
  failures jsonb not null default '[]',
  failure jsonb,
  created_date timestamptz not null,
  updated_date timestamptz not null,
  started_date timestamptz,
  ended_date timestamptz,
  primary key (site_id, id)
);
select stoa_distribute('product_jobs');
create index product_jobs_open on product_jobs (site_id, updated_date) where ended_date is null;
create index product_jobs_ended on product_jobs (site_id, ended_date) where ended_date is not null;
