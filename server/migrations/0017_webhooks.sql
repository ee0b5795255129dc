-- Where the events of a site are sent (wire §9, decision 0091).
create table webhooks (
  site_id uuid not null,
  id uuid not null,
  app_id uuid not null,
  url text not null,
  -- Null: all types that the app can read.
  event_types text[],
  enabled boolean not null,
  revision bigint not null default 1,
  created_date timestamptz not null,
  updated_date timestamptz not null,
  -- The first of the latest failed attempts in a row.
  failing_since timestamptz,
  -- A deleted webhook stays until its deliveries are deleted.
  deleted_date timestamptz,
  primary key (site_id, id)
);
select stoa_distribute('webhooks');
create index webhooks_by_app on webhooks (site_id, app_id);

-- An app has at most one key of each status.
create table webhook_keys (
  site_id uuid not null,
  id uuid not null,
  app_id uuid not null,
  status text not null check (status in ('NEXT', 'CURRENT', 'PREVIOUS')),
  revision bigint not null default 1,
  private_jwk jsonb not null,
  created_date timestamptz not null,
  activated_date timestamptz,
  primary key (site_id, id),
  unique (site_id, app_id, status)
);
select stoa_distribute('webhook_keys');

-- One event for one webhook. What is sent is read from the log when it is sent.
create table webhook_deliveries (
  site_id uuid not null,
  id uuid not null,
  webhook_id uuid not null,
  event_id uuid not null,
  event_position bigint not null,
  event_type text not null,
  entity_id text not null,
  event_date timestamptz not null,
  created_date timestamptz not null,
  status text not null check (status in ('WAITING', 'RETRYING', 'DELIVERED', 'DEAD')),
  is_test boolean not null default false,
  -- Attempts since it was created or last resent, and when that was.
  tries integer not null default 0,
  since_date timestamptz not null,
  -- While a process sends it, the end of its lease. While an earlier event of the entity is open, a time at which it is looked at again.
  next_attempt_date timestamptz,
  ended_date timestamptz,
  -- When the retention deletes it.
  expires_date timestamptz,
  problem text,
  answer_status integer,
  -- The latest first. What receivers answered to them stands apart: an answer may repeat personal data, and is emptied with the data of the event.
  attempts jsonb not null default '[]',
  answers jsonb not null default '[]',
  is_emptied boolean not null default false,
  primary key (site_id, id)
);
select stoa_distribute('webhook_deliveries');
-- Each event once per webhook; a range of the log.
create unique index webhook_deliveries_of_event on webhook_deliveries (site_id, webhook_id, event_position) where not is_test;
create index webhook_deliveries_due on webhook_deliveries (site_id, webhook_id, next_attempt_date, event_position)
  where status in ('WAITING', 'RETRYING');
-- The events of an entity wait for each other.
create index webhook_deliveries_open on webhook_deliveries (site_id, webhook_id, entity_id, event_position)
  where status in ('WAITING', 'RETRYING');
create index webhook_deliveries_by_date on webhook_deliveries (site_id, created_date, id);
create index webhook_deliveries_by_webhook on webhook_deliveries (site_id, webhook_id, created_date, id);
create index webhook_deliveries_dead on webhook_deliveries (site_id, webhook_id, created_date, id) where status = 'DEAD';
-- Whether a webhook needs attention.
create index webhook_deliveries_in_trouble on webhook_deliveries (site_id, webhook_id, ended_date)
  where status = 'DEAD' and not is_test and problem <> 'NO_DATA';
create index webhook_deliveries_by_entity on webhook_deliveries (site_id, entity_id, created_date, id);
create index webhook_deliveries_expired on webhook_deliveries (site_id, expires_date) where expires_date is not null;

-- Webhooks begin with the events that come now.
insert into event_consumers (site_id, consumer, position) select site_id, 'webhooks', position from event_logs;
