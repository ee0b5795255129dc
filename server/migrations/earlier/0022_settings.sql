-- Counts the changes of a site's settings: a change names the one it was made on (decision 0016).
alter table sites add column settings_revision bigint not null default 1;
alter table sites add column settings_updated_date timestamptz not null default now();
