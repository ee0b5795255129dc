-- The log is read backwards, of one kind of entity, or of a time. Both are filled as events are published, off the path of writes.
create index events_by_entity_fqdn on events (site_id, entity_fqdn, position) where position is not null;
create index events_by_time on events using brin (time);
