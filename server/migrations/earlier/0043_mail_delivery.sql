-- How often the sending of a mail was tried, when it is tried again, and what the mail server said.
alter table mails add column tries integer not null default 0;
alter table mails add column next_try_date timestamptz;
alter table mails add column problem text;
-- Since when it waits, where somebody had it sent once more.
alter table mails add column waiting_since timestamptz;
create index mails_that_wait on mails (site_id, created_date, id) where status = 'WAITING';

-- A sign-in that stands for none: somebody registered with an address that was taken, and is not told so. What it was answered, for being answered it again.
alter table sign_in_states add column decoy jsonb;
