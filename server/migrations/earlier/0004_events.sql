create table events (
  site_id uuid not null,
  id uuid not null,
  position bigint,
  entity_fqdn text not null,
  slug text not null,
  entity_id text not null,
  entity_sequence bigint not null,
  actor jsonb not null,
  time timestamptz not null,
  entity jsonb,
  changed_fields text[],
  request_id text not null,
  primary key (site_id, id)
);
select stoa_distribute('events');
create unique index events_by_position on events (site_id, position) where position is not null;
create index events_waiting on events (site_id, id) where position is null;
create index events_of_entity on events (site_id, entity_id, entity_sequence);

create table event_consumers (
  site_id uuid not null,
  consumer text not null,
  position bigint not null default 0,
  primary key (site_id, consumer)
);
select stoa_distribute('event_consumers');
