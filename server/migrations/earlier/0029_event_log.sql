-- The log is read backwards: all of it, of one kind of entity, of one happening, or by one kind of actor. These are filled as events are published, off the
-- path of writes.
create index events_by_time on events (site_id, time, id) where position is not null;
create index events_by_entity_fqdn on events (site_id, entity_fqdn, time, id) where position is not null;
create index events_by_slug on events (site_id, slug, time, id) where position is not null;
create index events_by_actor on events (site_id, (actor ->> 'identityType'), time, id) where position is not null;
