-- What the owner calls a client, and what tells whether somebody else has changed it meanwhile.
alter table oauth_clients add column name text not null default '';
alter table oauth_clients add column revision bigint not null default 1;
alter table oauth_clients add column updated_date timestamptz;
alter table oauth_clients add column last_used_date timestamptz;
-- The end of an app's secret, to know it again by; and the secret before it, which is good for a while after a rotation.
alter table oauth_clients add column hint text;
alter table oauth_clients add column previous_secret_hash text;
alter table oauth_clients add column previous_secret_expires_date timestamptz;
-- A client that was deleted stays known, so that nothing brings its id back.
alter table oauth_clients add column deleted_date timestamptz;
update oauth_clients set updated_date = created_date;
alter table oauth_clients alter column updated_date set not null;
update oauth_clients set name = case when kind = 'app' then 'App' when rotates then 'Stoa SDK' else 'Public packages' end;
-- Origins besides those of the return addresses, which were all there were.
update oauth_clients set allowed_origins = '{}';
