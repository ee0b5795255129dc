-- Whose items a file is for: the site's, or those of its sandbox.
alter table imports add column environment text not null default 'LIVE';
