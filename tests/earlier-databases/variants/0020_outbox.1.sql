-- What a mail is about, in the words of events: so an order's mails are found.
alter table mails add column entity_fqdn text;
alter table mails add column entity_id text;
update mails set entity_fqdn = events.entity_fqdn, entity_id = events.entity_id
  from events where events.site_id = mails.site_id and events.id = mails.event_id;
create index mails_by_status on mails (site_id, status, created_date, id);
create index mails_of_entity on mails (site_id, entity_id, created_date);
create index mails_by_recipient on mails (site_id, recipient, created_date);
