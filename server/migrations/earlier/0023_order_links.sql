-- Asked for by guests, answered by a job: whether there is such an order is looked at when nobody waits for the answer any more.
create table order_link_requests (
  site_id uuid not null,
  id uuid not null,
  order_number text not null,
  email text not null,
  created_date timestamptz not null,
  primary key (site_id, id)
);
select stoa_distribute('order_link_requests');
create index order_link_requests_by_date on order_link_requests (site_id, created_date, id);

-- Asks by e-mail address and by network, counted in the database for every process together.
create table order_link_attempts (
  site_id uuid not null,
  subject text not null,
  attempts integer not null,
  window_ends timestamptz not null,
  primary key (site_id, subject)
);
select stoa_distribute('order_link_attempts');
