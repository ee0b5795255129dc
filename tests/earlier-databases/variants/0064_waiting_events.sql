-- Which events of an entity wait for their place, however many it has had.
create index events_waiting_of_entity on events (site_id, entity_id, entity_sequence) where position is null;
