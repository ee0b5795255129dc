-- Files on their way into data collections. What is planned stands in `plan`, how far it has come in `progress`: it moves with the rows it tells of, in one transaction.
create table imports (
  site_id uuid not null,
  id uuid not null,
  revision bigint not null default 1,
  collection_id text not null,
  file_name text not null,
  format text not null,
  status text not null,
  size_bytes bigint not null default 0,
  plan jsonb not null,
  progress jsonb not null,
  checked jsonb,
  undone jsonb,
  failure jsonb,
  actor jsonb not null,
  faults int not null default 0,
  created_date timestamptz not null,
  updated_date timestamptz not null,
  finished_date timestamptz,
  primary key (site_id, id)
);
select stoa_distribute('imports');
create index imports_by_date on imports (site_id, created_date desc, id desc);
create index imports_at_work on imports (site_id, id) where status in ('CHECKING', 'RUNNING', 'UNDOING');
create index imports_by_last_touch on imports (updated_date);
-- The bytes of a file, by where they stand in it.
create table import_parts (
  site_id uuid not null,
  import_id uuid not null,
  at bigint not null,
  data bytea not null,
  primary key (site_id, import_id, at)
);
select stoa_distribute('import_parts');
-- Bytes are cut out of the middle of a part, which compressed ones would have to be unpacked for.
alter table import_parts alter column data set storage external;
-- Rows that failed, as they were given.
create table import_errors (
  site_id uuid not null,
  import_id uuid not null,
  row_number bigint not null,
  problem json not null,
  given json not null,
  primary key (site_id, import_id, row_number)
);
select stoa_distribute('import_errors');
-- What a run did to each item: what it was before, nothing where it is new, and the revision it has had since.
create table import_changes (
  site_id uuid not null,
  import_id uuid not null,
  item_id text not null,
  revision bigint not null,
  before jsonb,
  primary key (site_id, import_id, item_id)
);
select stoa_distribute('import_changes');
-- Ids that a trial has met: what a run would have made by then.
create table import_tried_ids (
  site_id uuid not null,
  import_id uuid not null,
  item_id text not null,
  primary key (site_id, import_id, item_id)
);
select stoa_distribute('import_tried_ids');
