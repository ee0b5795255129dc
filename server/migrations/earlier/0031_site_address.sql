-- Where a site is reached, as its own server was last told at its start: what is written beside requests, such as the links of mails, goes by it.
alter table sites add column base_url text;
