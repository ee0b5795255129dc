-- What transactions changed of what pages show, for the caches of other processes (decision 0094). A row is written with the change, read by its transaction's
-- number, and deleted a minute later. Nothing of it needs to survive a crash: after one, every cache starts again.
create unlogged table source_changes (
  site_id uuid not null,
  xid xid8 not null default pg_current_xact_id(),
  source text not null,
  origin bigint not null,
  written_date timestamptz not null default clock_timestamp(),
  primary key (site_id, xid, source)
);
