-- A bulk insert looks up the last event of each item. While statistics did not know a site, the planner took the key (site_id, id) for it, and each lookup read
-- all events of the site. Now only the index of entities begins with the site, and it is the key.
alter table events drop constraint events_pkey;
alter table events add primary key (site_id, entity_id, entity_sequence, id);
drop index events_of_entity;
create unique index events_by_id on events (id, site_id);
