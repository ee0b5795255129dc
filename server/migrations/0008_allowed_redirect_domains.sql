-- Domains of which every URL is a return address, except of an authorization, which is compared exactly.
alter table oauth_clients add column allowed_redirect_domains text[] not null default '{}';
