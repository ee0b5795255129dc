-- A bulk insert looks up the last event of each item. While statistics did not know a site, the planner used this key for it, which began with the site: each
-- lookup read all events of the site.
alter table events drop constraint events_pkey;
alter table events add primary key (id, site_id);
