-- Changes of all items that a filter finds (decision 0036). A batch and the job's own progress are one transaction: no item is changed twice, none is left out.
create table data_jobs (
  site_id uuid not null,
  id uuid not null,
  kind text not null,
  status text not null,
  -- What was asked for, without what it was asked of; nothing of it is kept when the job has ended.
  request jsonb,
  asker_kind text not null,
  asker_id uuid not null,
  -- The key by which somebody of the staff asked.
  api_key_id uuid,
  -- Whose items, also under another name; of which those from the one id, excluded, to the other, included.
  items_id text not null,
  after_id text not null,
  until_id text not null,
  success_count bigint not null default 0,
  -- Attempts in a row that came to nothing.
  attempts integer not null default 0,
  failure jsonb,
  request_id text not null,
  created_date timestamptz not null,
  updated_date timestamptz not null,
  due_date timestamptz not null,
  ended_date timestamptz,
  primary key (site_id, id)
);
select stoa_distribute('data_jobs');
create index data_jobs_waiting on data_jobs (site_id, updated_date) where ended_date is null;
create index data_jobs_ended on data_jobs (site_id, ended_date) where ended_date is not null;
