-- A bulk insert looks up the last event of each item. With the site first, the planner took this key for it as long as statistics did not know the site, and
-- site yet, and each lookup read all events of the site.
alter table events drop constraint events_pkey;
alter table events add primary key (id, site_id);
