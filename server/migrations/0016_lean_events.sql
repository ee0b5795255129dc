-- Events are written once and never updated (decision 0090). What is searched, ordered and followed stands in narrow rows beside them: those that wait for their
-- position, and those that have one.

-- Committed events without a position. Few and short-lived.
create table waiting_events (
  site_id uuid not null,
  id uuid not null,
  entity_fqdn text not null,
  slug text not null,
  entity_id text not null,
  entity_sequence bigint not null,
  identity_type text,
  time timestamptz not null,
  -- Whose data the entity contains, if it is deleted with the data of this member or author.
  person_id text,
  primary key (site_id, entity_id, entity_sequence, id)
);
select stoa_distribute('waiting_events');
-- For statements that name `entity_sequence >= 0`: the others look up an entity by the key, whatever the planner estimates.
create unique index waiting_events_in_order on waiting_events (site_id, id) where entity_sequence >= 0;

create table published_events (
  site_id uuid not null,
  position bigint not null,
  id uuid not null,
  entity_fqdn text not null,
  slug text not null,
  entity_id text not null,
  entity_sequence bigint not null,
  identity_type text,
  time timestamptz not null,
  person_id text,
  primary key (site_id, entity_id, entity_sequence, id)
);
select stoa_distribute('published_events');

-- The last position of each site: positions continue after it, whatever is deleted.
create table event_logs (
  site_id uuid not null primary key,
  position bigint not null,
  published_date timestamptz not null
);
select stoa_distribute('event_logs');

insert into waiting_events (site_id, id, entity_fqdn, slug, entity_id, entity_sequence, identity_type, time, person_id)
select site_id, id, entity_fqdn, slug, entity_id, entity_sequence, actor ->> 'identityType', time,
  case when entity_fqdn in ('wix.ecom.v1.cart', 'wix.ecom.v1.checkout') then entity -> 'buyerInfo' ->> 'memberId'
    when entity_fqdn = 'wix.reviews.v1.review' then entity -> 'author' ->> 'contactId' end
from events where position is null;

insert into published_events (site_id, position, id, entity_fqdn, slug, entity_id, entity_sequence, identity_type, time, person_id)
select site_id, position, id, entity_fqdn, slug, entity_id, entity_sequence, actor ->> 'identityType', time,
  case when entity_fqdn in ('wix.ecom.v1.cart', 'wix.ecom.v1.checkout') then entity -> 'buyerInfo' ->> 'memberId'
    when entity_fqdn = 'wix.reviews.v1.review' then entity -> 'author' ->> 'contactId' end
from events where position is not null;

insert into event_logs (site_id, position, published_date)
select site_id, max(position), max(time) from published_events group by site_id;

-- Only the key begins with the site for those who look for an entity: the other indexes are for statements that name `position > 0`. While statistics did not
-- know a site, the planner took another index, and read all events of the site.
create unique index published_events_by_position on published_events (site_id, position) where position > 0;
create index published_events_by_time on published_events (site_id, time, id) where position > 0;
-- Few values: PostgreSQL stores each once, with a list of its rows.
create index published_events_by_kind on published_events (site_id, entity_fqdn, slug, identity_type) where position > 0;
create index published_events_of_person on published_events (site_id, person_id) where person_id is not null;
-- The logs that have grown lately, for consumers.
create index event_logs_by_published_date on event_logs (published_date, site_id);

-- The events so far become the first partition, as they are.
alter table events rename to events_before;
alter table events_before drop constraint events_pkey;
drop index events_by_id;
drop index events_by_position;
drop index events_waiting;
drop index events_by_time;
drop index events_by_entity_fqdn;
drop index events_by_slug;
drop index events_by_actor;
drop index events_of_buyer;
drop index events_of_author;
alter table events_before drop column position;
alter table events_before add column compressed_entity bytea;
alter table events_before add constraint events_before_pkey primary key (site_id, id);

-- IDs begin with their time (UUIDv7), so a range of IDs is a range of time.
create table events (
  site_id uuid not null,
  id uuid not null,
  entity_fqdn text not null,
  slug text not null,
  entity_id text not null,
  entity_sequence bigint not null,
  actor jsonb not null,
  time timestamptz not null,
  entity jsonb,
  changed_fields text[],
  request_id text not null,
  -- The entity, if it isn't small: its JSON in the form of decision 0101.
  compressed_entity bytea,
  primary key (site_id, id)
) partition by range (id);
select stoa_distribute('events');

-- For IDs of any time: nothing is ever refused.
create table events_default partition of events default;

create function stoa_first_event_id(at timestamptz) returns uuid language sql stable as $$
  select (overlay(lpad(to_hex((extract(epoch from at) * 1000)::bigint), 12, '0') placing '-' from 9 for 0) || '-0000-0000-000000000000')::uuid
$$;

-- Adds a table as the partition of all IDs up to an instant, or from another one. Rows of the default partition that belong to it are moved.
create function stoa_attach_events(name text, since timestamptz, until timestamptz) returns void language plpgsql as $$
declare
  first text := case when since is null then 'minvalue' else quote_literal(stoa_first_event_id(since)) end;
  past text := quote_literal(stoa_first_event_id(until));
  range text := format('id < %s', past) || case when since is null then '' else format(' and id >= %s', first) end;
begin
  execute format('insert into %I select * from events_default where %s', name, range);
  execute format('delete from events_default where %s', range);
  execute format('alter table events attach partition %I for values from (%s) to (%s)', name, first, past);
end
$$;

-- Adds the partition of a month, unless it exists.
create function stoa_add_events_of(month timestamptz) returns void language plpgsql as $$
declare
  name text := 'events_' || to_char(month at time zone 'UTC', 'YYYY_MM');
begin
  perform pg_advisory_xact_lock(7064003);
  if to_regclass('public.' || name) is not null then return; end if;
  execute format('create table %I (like events including defaults including constraints including indexes)', name);
  perform stoa_distribute(name);
  perform stoa_attach_events(name, month, ((month at time zone 'UTC') + interval '1 month') at time zone 'UTC');
end
$$;

-- Until the next month but one, so that nothing has to be created while this version starts for the first time.
insert into events_default select site_id, id, entity_fqdn, slug, entity_id, entity_sequence, actor, time, entity, changed_fields, request_id
from events_before where id >= stoa_first_event_id((date_trunc('month', now() at time zone 'UTC') + interval '1 month') at time zone 'UTC');
delete from events_before where id >= stoa_first_event_id((date_trunc('month', now() at time zone 'UTC') + interval '1 month') at time zone 'UTC');
select stoa_attach_events('events_before', null, (date_trunc('month', now() at time zone 'UTC') + interval '1 month') at time zone 'UTC');

-- Stored responses of Idempotency-Keys, compressed like events unless they are small (decision 0101).
alter table idempotency_keys add column compressed_answer bytea;
