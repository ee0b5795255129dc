-- Back-in-stock requests (decision 0148).
create table back_in_stock_requests (
  site_id uuid not null,
  id uuid not null,
  revision bigint not null default 1,
  created_date timestamptz not null,
  updated_date timestamptz not null,
  product_id uuid not null,
  -- Null for any variant of the product.
  variant_id uuid,
  -- The catalogue and the options as they were sent.
  app_id uuid not null,
  options jsonb,
  email text not null,
  item_url text,
  -- The member who made it.
  member_id uuid,
  contact_id uuid,
  status text not null,
  auto_notified boolean,
  wave_id uuid,
  -- When it was sent or failed.
  ended_date timestamptz,
  primary key (site_id, id)
);
select stoa_distribute('back_in_stock_requests');
-- One for each address and item. Its beginning finds those of an address.
create unique index back_in_stock_open on back_in_stock_requests (site_id, email, product_id, variant_id) nulls not distinct
  where status in ('RECEIVED', 'PROCESSING');
create index back_in_stock_waiting on back_in_stock_requests (site_id, product_id, created_date, id) where status = 'RECEIVED';
-- Finds the items that are waited for, and who waits for one of them.
create index back_in_stock_awaited on back_in_stock_requests (site_id, product_id, variant_id) where status = 'RECEIVED';
create index back_in_stock_by_date on back_in_stock_requests (site_id, created_date, id);
create index back_in_stock_by_member on back_in_stock_requests (site_id, member_id, id) where member_id is not null;
create index back_in_stock_by_wave on back_in_stock_requests (site_id, wave_id, status) where wave_id is not null;
create index back_in_stock_ended on back_in_stock_requests (site_id, ended_date) where ended_date is not null;
-- Those that follow their email.
create index back_in_stock_emailed on back_in_stock_requests (site_id, id) where status in ('PROCESSING', 'FAILED');

-- Emails to those who wait for an item.
create table back_in_stock_waves (
  site_id uuid not null,
  id uuid not null,
  created_date timestamptz not null,
  updated_date timestamptz not null,
  -- Null if it is of named requests.
  product_id uuid,
  -- Null for all variants.
  variant_id uuid,
  request_ids uuid[],
  origin text not null,
  status text not null,
  -- The most requests that it notifies, and how many it has.
  limit_count integer not null,
  processed integer not null default 0,
  -- What the emails say of the item, if that isn't in the catalogue.
  details jsonb,
  -- Attempts in a row that failed.
  attempts integer not null default 0,
  ended_date timestamptz,
  primary key (site_id, id)
);
select stoa_distribute('back_in_stock_waves');
-- Reports have details of their own, so several of an item can run.
create unique index back_in_stock_running on back_in_stock_waves (site_id, product_id, variant_id) nulls not distinct
  where status = 'RUNNING' and origin <> 'REPORTED';
create index back_in_stock_waves_of_item on back_in_stock_waves (site_id, product_id, variant_id, created_date);
create index back_in_stock_waves_by_date on back_in_stock_waves (site_id, created_date, id);
create index back_in_stock_waves_open on back_in_stock_waves (site_id, updated_date) where ended_date is null;
create index back_in_stock_waves_ended on back_in_stock_waves (site_id, ended_date) where ended_date is not null;

-- Where the reader of an email unsubscribes by a request of their mail program (RFC 8058).
alter table mails add column unsubscribe_url text;

