-- Every mail the site writes. One for an event and a template: a consumer that runs twice writes it once.
create table mails (
  site_id uuid not null,
  id uuid not null,
  event_id uuid not null,
  template text not null,
  recipient text not null,
  subject text not null,
  html text not null,
  plain text not null,
  status text not null,
  created_date timestamptz not null,
  sent_date timestamptz,
  primary key (site_id, id),
  unique (site_id, event_id, template)
);
select stoa_distribute('mails');
create index mails_by_created_date on mails (site_id, created_date, id);
