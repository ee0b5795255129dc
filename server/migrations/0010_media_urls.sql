-- The form of picture addresses in a client's responses: this site's, or the hosted platform's (decision 0074).
alter table oauth_clients add column media_urls text not null default 'SITE'
  constraint oauth_clients_media_urls_check check (media_urls in ('SITE', 'PLATFORM'));
