-- The whole schema. Changes to it are migrations of their own after this one, and neither is edited once it has landed: a database knows what it was made of.

-- Places a table by site on Citus; on plain PostgreSQL these do nothing.
create function stoa_distribute(table_name text) returns void language plpgsql as $$
begin
  if exists (select 1 from pg_extension where extname = 'citus') then
    perform create_distributed_table(table_name::regclass, 'site_id');
  end if;
end
$$;

create function stoa_reference(table_name text) returns void language plpgsql as $$
begin
  if exists (select 1 from pg_extension where extname = 'citus') then
    perform create_reference_table(table_name::regclass);
  end if;
end
$$;

create extension if not exists pg_trgm;

create extension if not exists btree_gin;

-- Keeps a column's large values as they are; Citus has no word for it.
create function stoa_store_uncompressed(table_name text, column_name text) returns void language plpgsql as $$
begin
  if not exists (select 1 from pg_extension where extname = 'citus') then
    execute format('alter table %I alter column %I set storage external', table_name, column_name);
  end if;
end
$$;

create table sites (
  site_id uuid not null primary key,
  settings jsonb not null,
  -- Random; seals the cursors of this site's queries.
  cursor_key text not null,
  created_date timestamptz not null default now(),
  -- Counts the changes of a site's settings: a change names the one it was made on (decision 0016).
  settings_revision bigint not null default 1,
  settings_updated_date timestamptz not null default now(),
  -- Where a site is reached, as its own server was last told at its start: what is written beside requests, such as the links of mails, goes by it.
  base_url text
);
select stoa_distribute('sites');

-- Gapless numbers: the row is locked from the number's taking to the commit.
create table site_counters (
  site_id uuid not null,
  counter text not null,
  value bigint not null,
  primary key (site_id, counter)
);
select stoa_distribute('site_counters');

-- The one table read without a site id: which site a client id, an API key's hash or a host name belongs to.
create table site_keys (
  kind text not null,
  key text not null,
  site_id uuid not null,
  primary key (kind, key)
);
select stoa_reference('site_keys');

create table oauth_clients (
  site_id uuid not null,
  id uuid not null,
  redirect_uris text[] not null,
  created_date timestamptz not null default now(),
  -- A public client proves itself by its return address and PKCE alone; an app has a secret, of which the hash is kept.
  kind text not null default 'public' check (kind in ('public', 'app')),
  secret_hash text,
  -- Pages that may frame the hosted one and are told the code by a message.
  allowed_origins text[] not null default '{}',
  -- Whether a refresh token is replaced by each use (promise 12). The public packages keep their first one, so theirs are not.
  rotates boolean not null default false,
  -- What an app may do by itself; nothing for public clients.
  permissions text[] not null default '{}',
  -- What the owner calls a client, and what tells whether somebody else has changed it meanwhile.
  name text not null default '',
  revision bigint not null default 1,
  updated_date timestamptz not null,
  last_used_date timestamptz,
  -- The end of an app's secret, to know it again by; and the secret before it, which is good for a while after a rotation.
  hint text,
  previous_secret_hash text,
  previous_secret_expires_date timestamptz,
  -- A client that was deleted stays known, so that nothing brings its id back.
  deleted_date timestamptz,
  primary key (site_id, id)
);
select stoa_distribute('oauth_clients');

-- slot is unique, so that of two processes making the first key one wins; a later key takes the next slot.
create table signing_keys (
  site_id uuid not null,
  kid uuid not null,
  slot integer not null,
  private_jwk jsonb not null,
  created_date timestamptz not null default now(),
  primary key (site_id, kid),
  unique (site_id, slot)
);
select stoa_distribute('signing_keys');

create table api_keys (
  site_id uuid not null,
  id uuid not null,
  owner_id uuid not null,
  name text not null,
  permissions text[],
  created_date timestamptz not null default now(),
  revoked_date timestamptz,
  revision bigint not null default 1,
  hint text,
  expires_date timestamptz,
  last_used_date timestamptz,
  primary key (site_id, id)
);
select stoa_distribute('api_keys');

create table events (
  site_id uuid not null,
  id uuid not null,
  position bigint,
  entity_fqdn text not null,
  slug text not null,
  entity_id text not null,
  entity_sequence bigint not null,
  actor jsonb not null,
  time timestamptz not null,
  entity jsonb,
  changed_fields text[],
  request_id text not null,
  primary key (site_id, id)
);
select stoa_distribute('events');
create unique index events_by_position on events (site_id, position) where position is not null;
create index events_waiting on events (site_id, id) where position is null;
create index events_of_entity on events (site_id, entity_id, entity_sequence);
-- The log is read backwards: all of it, of one kind of entity, of one happening, or by one kind of actor. These are filled as events are published, off the
-- path of writes.
create index events_by_time on events (site_id, time, id) where position is not null;
create index events_by_entity_fqdn on events (site_id, entity_fqdn, time, id) where position is not null;
create index events_by_slug on events (site_id, slug, time, id) where position is not null;
create index events_by_actor on events (site_id, (actor ->> 'identityType'), time, id) where position is not null;
-- What happened to a member's carts and checkouts is found when the member is purged, also of those that are long gone.
create index events_of_buyer on events (site_id, (entity -> 'buyerInfo' ->> 'memberId')) where (entity -> 'buyerInfo' ->> 'memberId') is not null;

create table event_consumers (
  site_id uuid not null,
  consumer text not null,
  position bigint not null default 0,
  primary key (site_id, consumer)
);
select stoa_distribute('event_consumers');

-- The answer is json, not jsonb: a replay is the first answer to the letter.
create table idempotency_keys (
  site_id uuid not null,
  caller text not null,
  -- Base64url of SHA-256: an Idempotency-Key opens the answers that hold a secret.
  key_hash text not null,
  request_hash text not null,
  answer json,
  created_date timestamptz not null default now(),
  primary key (site_id, caller, key_hash)
);
select stoa_distribute('idempotency_keys');
create index idempotency_keys_by_age on idempotency_keys (site_id, created_date);

create table staff_users (
  site_id uuid not null,
  id uuid not null,
  email text not null,
  name text not null,
  -- Null of somebody who is invited: they have the hash of a link, and no password yet.
  password_hash text,
  created_date timestamptz not null default now(),
  role_ids text[] not null,
  revision bigint not null default 1,
  last_sign_in_date timestamptz,
  invitation_hash text,
  invitation_expires_date timestamptz,
  primary key (site_id, id),
  unique (site_id, email)
);
select stoa_distribute('staff_users');
create unique index staff_users_by_invitation on staff_users (site_id, invitation_hash);

-- Only the hash of a session's token is kept: who reads this table signs in nowhere.
create table staff_sessions (
  site_id uuid not null,
  id uuid not null,
  user_id uuid not null,
  token_hash text not null,
  created_date timestamptz not null default now(),
  expires_date timestamptz not null,
  network text,
  primary key (site_id, id),
  unique (site_id, token_hash)
);
select stoa_distribute('staff_sessions');
create index staff_sessions_of_user on staff_sessions (site_id, user_id);

-- Tries of every kind, by account and by network: one mechanism counts them all, for every process together.
create table attempts (
  site_id uuid not null,
  subject text not null,
  attempts integer not null,
  window_ends timestamptz not null,
  primary key (site_id, subject)
);
select stoa_distribute('attempts');

create table media (
  site_id uuid not null,
  id text not null,
  mime_type text not null,
  width integer not null,
  height integer not null,
  alt_text text,
  created_date timestamptz not null default now(),
  primary key (site_id, id)
);
select stoa_distribute('media');

-- Prices are in minor units of the site's currency; one index serves filter and sort.
create table products (
  site_id uuid not null,
  id uuid not null,
  revision bigint not null default 1,
  created_date timestamptz not null,
  updated_date timestamptz not null,
  numeric_id bigint not null,
  name text not null,
  slug text not null,
  visible boolean not null,
  product_type text not null,
  price_minor bigint not null,
  sku text,
  brand text,
  ribbon text,
  collection_ids uuid[] not null default '{}',
  doc jsonb not null,
  primary key (site_id, id),
  unique (site_id, slug)
);
select stoa_distribute('products');
create index products_by_numeric_id on products (site_id, numeric_id, id);
create index products_by_name on products (site_id, name, id);
-- With `visible` in it, this one alone answers how many products a shopper may see, with a price in question or without.
create index products_by_price on products (site_id, price_minor, id) include (visible);
create index products_by_created_date on products (site_id, created_date, id);
create index products_by_updated_date on products (site_id, updated_date, id);
create index products_by_sku on products (site_id, sku) where sku is not null;
create index products_by_brand on products (site_id, brand) where brand is not null;
create index products_by_collection on products using gin (site_id, collection_ids);
create index products_by_name_part on products using gin (site_id, name gin_trgm_ops);

-- A product without managed variants has the one with the all-zero id. quantity counts only where track_quantity says so;
-- reserved is what payments under way hold.
create table variants (
  site_id uuid not null,
  product_id uuid not null,
  id uuid not null,
  position integer not null,
  price_minor bigint not null,
  sku text,
  weight numeric(12, 3),
  visible boolean not null default true,
  track_quantity boolean not null,
  in_stock boolean not null default true,
  quantity integer not null default 0,
  reserved integer not null default 0,
  choices jsonb not null default '{}',
  doc jsonb not null default '{}',
  primary key (site_id, product_id, id),
  check (quantity >= 0 and reserved >= 0 and reserved <= quantity)
);
select stoa_distribute('variants');
-- The fewest pieces first, as the list of low stock asks for them; not partial, because PostgreSQL keeps statistics of an expression only for whole indexes.
create index variants_by_stock
  on variants (site_id, (case when track_quantity and visible then quantity - reserved end), (product_id::text || '-' || id::text));

create table collections (
  site_id uuid not null,
  id uuid not null,
  revision bigint not null default 1,
  created_date timestamptz not null,
  updated_date timestamptz not null,
  name text not null,
  slug text not null,
  visible boolean not null,
  doc jsonb not null,
  primary key (site_id, id),
  unique (site_id, slug)
);
select stoa_distribute('collections');
create index collections_by_name on collections (site_id, name, id);

-- doc keeps what the buyer chose; names and prices are the catalogue's and are looked up.
create table carts (
  site_id uuid not null,
  id uuid not null,
  revision bigint not null default 1,
  created_date timestamptz not null,
  updated_date timestamptz not null,
  owner_kind text not null,
  owner_id uuid not null,
  checkout_id uuid,
  doc jsonb not null,
  primary key (site_id, id),
  unique (site_id, owner_kind, owner_id)
);
select stoa_distribute('carts');
create index carts_by_owner on carts (site_id, owner_id);

-- quoted_total_minor is what the buyer was last shown: an order is made for that amount or not at all.
create table checkouts (
  site_id uuid not null,
  id uuid not null,
  revision bigint not null default 1,
  created_date timestamptz not null,
  updated_date timestamptz not null,
  owner_kind text not null,
  owner_id uuid not null,
  cart_id uuid,
  order_id uuid,
  completed boolean not null default false,
  quoted_total_minor bigint not null default 0,
  doc jsonb not null,
  primary key (site_id, id)
);
select stoa_distribute('checkouts');
create index checkouts_by_cart on checkouts (site_id, cart_id, created_date desc) where cart_id is not null;
create index checkouts_by_owner on checkouts (site_id, owner_id);

-- One live order for a checkout (a rejected one makes room for another attempt), one number for an order: both are promised by the indexes.
-- doc keeps what was bought as it was then, in the words of the wire; app_ids, item_ids and item_names are its lines', to be found by.
create table orders (
  site_id uuid not null,
  id uuid not null,
  revision bigint not null default 1,
  created_date timestamptz not null,
  updated_date timestamptz not null,
  purchased_date timestamptz,
  number bigint,
  status text not null,
  payment_status text not null,
  fulfillment_status text not null,
  archived boolean not null default false,
  seen_by_a_human boolean not null default false,
  imported boolean not null default false,
  channel_type text not null,
  currency text not null,
  total_minor bigint not null,
  paid_minor bigint not null default 0,
  buyer_email text,
  buyer_visitor_id uuid,
  buyer_member_id uuid,
  buyer_contact_id uuid,
  checkout_id uuid,
  checkout_revision bigint,
  app_ids text[] not null default '{}',
  item_ids text[] not null default '{}',
  item_names text[] not null default '{}',
  tag_ids text[] not null default '{}',
  doc jsonb not null,
  billing_first_name text generated always as (doc #>> '{billingInfo,contactDetails,firstName}') stored,
  billing_last_name text generated always as (doc #>> '{billingInfo,contactDetails,lastName}') stored,
  shipping_title text generated always as (doc #>> '{shippingInfo,title}') stored,
  external_order_id text generated always as (doc #>> '{channelInfo,externalOrderId}') stored,
  primary key (site_id, id),
  check (total_minor >= 0 and paid_minor >= 0),
  check ((number is not null) = (status in ('APPROVED', 'CANCELED')))
);
select stoa_distribute('orders');
create unique index orders_by_checkout on orders (site_id, checkout_id) where status <> 'REJECTED';
create unique index orders_by_number on orders (site_id, number) where number is not null;
create index orders_by_created_date on orders (site_id, created_date, id);
create index orders_by_updated_date on orders (site_id, updated_date, id);
create index orders_by_purchased_date on orders (site_id, purchased_date, id);
create index orders_by_status on orders (site_id, status, created_date, id);
create index orders_by_payment_status on orders (site_id, payment_status, created_date, id);
create index orders_by_fulfillment_status on orders (site_id, fulfillment_status, created_date, id);
create index orders_by_channel on orders (site_id, channel_type, created_date, id);
create index orders_by_total on orders (site_id, total_minor, id);
create index orders_by_first_name on orders (site_id, billing_first_name, id);
create index orders_by_last_name on orders (site_id, billing_last_name, id);
create index orders_by_shipping_title on orders (site_id, shipping_title, id);
create index orders_by_visitor on orders (site_id, buyer_visitor_id, created_date, id) where buyer_visitor_id is not null;
create index orders_by_member on orders (site_id, buyer_member_id, created_date, id) where buyer_member_id is not null;
create index orders_by_external_id on orders (site_id, external_order_id) where external_order_id is not null;
create index orders_by_content on orders using gin (site_id, item_ids, item_names, tag_ids);
-- What was sold when, and what waits to be sent or paid: read from the index alone, without the orders' documents.
create index orders_sold on orders (site_id, purchased_date) include (total_minor, currency) where status = 'APPROVED';
create index orders_to_fulfill on orders (site_id, created_date, id) where status = 'APPROVED' and fulfillment_status in ('NOT_FULFILLED', 'PARTIALLY_FULFILLED');
create index orders_unpaid on orders (site_id, created_date, id) where status = 'APPROVED' and payment_status = 'NOT_PAID';
-- A part of a buyer's e-mail address or name is looked for in orders. Lists sort by that address, which not every order has: nothing is less than anything.
create index orders_by_words on orders using gin (site_id, buyer_email gin_trgm_ops, billing_first_name gin_trgm_ops, billing_last_name gin_trgm_ops);
create index orders_by_email on orders (site_id, buyer_email nulls first, id);

-- What is to be paid for an order, once: the amount never changes. provider_key is the key the provider is asked with, however often it is asked.
-- slot is the place an open payment takes among its shopper's: there are only so many, so that nobody keeps the whole stock reserved.
create table payment_intents (
  site_id uuid not null,
  id uuid not null,
  order_id uuid not null,
  checkout_id uuid not null,
  buyer_kind text not null,
  buyer_id uuid not null,
  slot smallint,
  status text not null,
  amount_minor bigint not null check (amount_minor > 0),
  currency text not null,
  provider text not null,
  provider_key uuid not null,
  created_date timestamptz not null,
  updated_date timestamptz not null,
  expires_date timestamptz not null,
  doc jsonb not null default '{}',
  primary key (site_id, id),
  unique (site_id, order_id)
);
select stoa_distribute('payment_intents');
create index payment_intents_open on payment_intents (site_id, expires_date) where status in ('CREATED', 'PROCESSING');
create unique index payment_intents_slots on payment_intents (site_id, buyer_kind, buyer_id, slot) where status in ('CREATED', 'PROCESSING');

-- Stock that an order holds until it is paid: given back when the payment fails or its time is over, taken when it is approved.
create table stock_reservations (
  site_id uuid not null,
  order_id uuid not null,
  product_id uuid not null,
  variant_id uuid not null,
  quantity integer not null check (quantity > 0),
  primary key (site_id, order_id, product_id, variant_id)
);
select stoa_distribute('stock_reservations');

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
  -- What a mail is about, in the words of events: so an order's mails are found.
  entity_fqdn text,
  entity_id text,
  -- How often the sending of a mail was tried, when it is tried again, and what the mail server said.
  tries integer not null default 0,
  next_try_date timestamptz,
  problem text,
  -- Since when it waits, where somebody had it sent once more.
  waiting_since timestamptz,
  primary key (site_id, id),
  unique (site_id, event_id, template)
);
select stoa_distribute('mails');
create index mails_by_created_date on mails (site_id, created_date, id);
create index mails_by_status on mails (site_id, status, created_date, id);
create index mails_of_entity on mails (site_id, entity_id, created_date);
create index mails_by_recipient on mails using gin (site_id, recipient gin_trgm_ops);
create index mails_that_wait on mails (site_id, created_date, id) where status = 'WAITING';

-- permissions: who may read, insert, update, remove; doc: fields and display.
create table data_collections (
  site_id uuid not null,
  id text not null,
  revision bigint not null default 1,
  created_date timestamptz not null,
  updated_date timestamptz not null,
  permissions jsonb not null,
  doc jsonb not null,
  -- Which items are a collection's: those under this id, its own where there is none. Emptying gives it another; what stood under the old one goes later.
  items_id text,
  -- Deleted collections wait here to be restored.
  deleted_date timestamptz,
  -- Owners' indexes (decision 0033): a collection says which of its fields fill which of these columns; no schema changes when one is made.
  indexes jsonb not null default '[]',
  -- What a collection's items in the site's sandbox stand under (decision 0038), as items_id is for the live ones.
  sandbox_items_id text,
  -- Indexed fields in which an item may hold a list. In all others a value is equal where the column is, which an index of several fields can go on from.
  list_fields jsonb not null default '[]',
  -- Which collections have pages on the site, and where it leads to them; a collection nobody chose pages for says nothing.
  has_pages boolean not null default false,
  pages jsonb,
  primary key (site_id, id)
);
select stoa_distribute('data_collections');
create index data_collections_with_pages on data_collections (site_id, id) where has_pages;

create table data_items (
  site_id uuid not null,
  collection_id text not null,
  id text not null,
  revision bigint not null default 1,
  created_date timestamptz not null,
  updated_date timestamptz not null,
  owner_id uuid,
  doc jsonb not null,
  k1 jsonb,
  k2 jsonb,
  k3 jsonb,
  k4 jsonb,
  -- Owners' indexes of several fields (decision 0040): made once for all, as those of one field are (0033), and in columns of their own, so that values of other
  -- indexes are neither kept twice nor too long together. Two such indexes of two fields fit beside one another, or one of three.
  s1 jsonb,
  s2 jsonb,
  s3 jsonb,
  s4 jsonb,
  primary key (site_id, collection_id, id)
);
select stoa_distribute('data_items');
create index data_items_by_created_date on data_items (site_id, collection_id, created_date, id);
create index data_items_by_updated_date on data_items (site_id, collection_id, updated_date, id);
create index data_items_by_value on data_items using gin (doc jsonb_path_ops);
-- A purged member's items are found by their owner.
create index data_items_by_owner on data_items (site_id, owner_id) where owner_id is not null;
create index data_items_by_k1 on data_items (site_id, collection_id, k1, id) where k1 is not null;
create index data_items_by_k2 on data_items (site_id, collection_id, k2, id) where k2 is not null;
create index data_items_by_k3 on data_items (site_id, collection_id, k3, id) where k3 is not null;
create index data_items_by_k4 on data_items (site_id, collection_id, k4, id) where k4 is not null;
create index data_items_by_s1 on data_items (site_id, collection_id, s1, id) where s1 is not null;
create index data_items_by_s2 on data_items (site_id, collection_id, s2, id) where s2 is not null;
create index data_items_by_s3 on data_items (site_id, collection_id, s3, id) where s3 is not null;
create index data_items_by_s4 on data_items (site_id, collection_id, s4, id) where s4 is not null;
create index data_items_by_s1_s2 on data_items (site_id, collection_id, s1, s2, id) where s1 is not null and s2 is not null;
create index data_items_by_s3_s4 on data_items (site_id, collection_id, s3, s4, id) where s3 is not null and s4 is not null;
create index data_items_by_s1_s2_s3 on data_items (site_id, collection_id, s1, s2, s3, id) where s1 is not null and s2 is not null and s3 is not null;

-- How each staff user likes the dashboard; who never chose has no row.
create table staff_preferences (
  site_id uuid not null,
  user_id uuid not null,
  theme text not null default 'SYSTEM',
  density text not null default 'COMFORTABLE',
  notifications_seen bigint not null default 0,
  primary key (site_id, user_id)
);
select stoa_distribute('staff_preferences');

-- Lists of the dashboard as their readers saved them: some for one person, some for all who work for the site. name_key is the name however it is capitalised.
create table saved_views (
  site_id uuid not null,
  id uuid not null,
  revision bigint not null default 1,
  user_id uuid not null,
  list text not null,
  name text not null,
  name_key text not null,
  query text not null,
  shared boolean not null,
  created_date timestamptz not null,
  updated_date timestamptz not null,
  primary key (site_id, id)
);
select stoa_distribute('saved_views');
create unique index saved_views_by_name on saved_views (site_id, user_id, list, name_key);
create index saved_views_shared on saved_views (site_id, list) where shared;

-- The lines of approved orders, for reports: written after the event of an order, never read for anything that money or stock depends on.
create table sold_items (
  site_id uuid not null,
  order_id uuid not null,
  line_item_id uuid not null,
  product_id uuid not null,
  name text not null,
  quantity integer not null,
  total_minor bigint not null,
  currency text not null,
  purchased_date timestamptz not null,
  primary key (site_id, order_id, line_item_id)
);
select stoa_distribute('sold_items');
create index sold_items_by_date on sold_items (site_id, purchased_date) include (product_id, quantity, total_minor, currency);

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

-- A key has its present secret and, after a rotation, for a while the one before. Hashes are never taken away: a secret that was ended stays ended,
-- whoever names it again.
create table api_key_secrets (
  site_id uuid not null,
  hash text not null,
  key_id uuid not null,
  created_date timestamptz not null default now(),
  expires_date timestamptz,
  primary key (site_id, hash)
);
select stoa_distribute('api_key_secrets');
create index api_key_secrets_of_key on api_key_secrets (site_id, key_id);

-- The sandbox card provider's own memory, by the key it was asked with: who asks again gets the same answer. Card numbers are not kept.
create table sandbox_charges (
  site_id uuid not null,
  id uuid not null,
  amount_minor bigint not null,
  currency text not null,
  last_four_digits text,
  decision text not null,
  -- When the decision is told; until then it is pending.
  told_date timestamptz not null,
  created_date timestamptz not null default now(),
  primary key (site_id, id)
);
select stoa_distribute('sandbox_charges');

-- People who sign in. What is looked up, sorted or constrained has its column; the rest of contact and profile stands in doc as the wire has it.
create table members (
  site_id uuid not null,
  id uuid not null,
  revision bigint not null default 1,
  -- As it was typed, and as addresses are compared: of two that differ in case or form alone there is one account.
  login_email text,
  login_email_key text,
  login_email_verified boolean not null default false,
  status text not null check (status in ('PENDING', 'APPROVED', 'BLOCKED', 'OFFLINE')),
  privacy_status text not null default 'PRIVATE' check (privacy_status in ('PRIVATE', 'PUBLIC')),
  activity_status text not null default 'ACTIVE' check (activity_status in ('ACTIVE', 'MUTED')),
  slug text not null,
  nickname text,
  contact_id uuid not null,
  doc jsonb not null default '{}',
  created_date timestamptz not null,
  updated_date timestamptz not null,
  last_login_date timestamptz,
  -- A deleted member is in the trash until its day has come, then it is purged: every row of its own goes.
  deleted_date timestamptz,
  purge_date timestamptz,
  content_assignee_id uuid,
  -- Names and title are filtered, sorted and searched, so they have columns of their own; doc stays their only writer.
  first_name text generated always as (doc #>> '{contact,firstName}') stored,
  last_name text generated always as (doc #>> '{contact,lastName}') stored,
  title text generated always as (doc #>> '{profile,title}') stored,
  primary key (site_id, id)
);
select stoa_distribute('members');
create unique index members_by_login_email on members (site_id, login_email_key) where deleted_date is null;
create unique index members_by_slug on members (site_id, slug);
create index members_by_created_date on members (site_id, created_date, id) where deleted_date is null;
create index members_to_purge on members (site_id, purge_date) where deleted_date is not null;
-- Lists sort by what not every member has: nothing is less than anything.
create index members_by_nickname on members (site_id, nickname nulls first, id) where deleted_date is null;
create index members_by_first_name on members (site_id, first_name nulls first, id) where deleted_date is null;
create index members_by_last_name on members (site_id, last_name nulls first, id) where deleted_date is null;
create index members_by_email on members (site_id, login_email nulls first, id) where deleted_date is null;
create index members_by_last_login on members (site_id, last_login_date nulls first, id) where deleted_date is null;
create index members_by_updated_date on members (site_id, updated_date, id) where deleted_date is null;
create index members_by_status on members (site_id, status, created_date, id) where deleted_date is null;
create index members_by_contact on members (site_id, contact_id) where deleted_date is null;
-- What strangers see, newest first.
create index members_in_community on members (site_id, created_date, id) where deleted_date is null and privacy_status = 'PUBLIC' and status = 'APPROVED';
create index members_in_trash on members (site_id, deleted_date, id) where deleted_date is not null;
create index members_by_words on members using gin (site_id, login_email gin_trgm_ops, nickname gin_trgm_ops, first_name gin_trgm_ops, last_name gin_trgm_ops, title gin_trgm_ops, slug gin_trgm_ops);

-- Apart from the member, so that no read of members ever carries a hash.
create table member_passwords (
  site_id uuid not null,
  member_id uuid not null,
  hash text not null,
  must_reset boolean not null default false,
  changed_date timestamptz not null,
  primary key (site_id, member_id)
);
select stoa_distribute('member_passwords');

-- A member who is signed in somewhere. Only the hash of its token is kept; a session that ended stays until its time is over, as a mark that it did.
create table member_sessions (
  site_id uuid not null,
  id uuid not null,
  member_id uuid not null,
  token_hash text not null,
  -- The OAuth client it was opened for; none for the pages of the shop itself.
  client_id uuid,
  -- What the browser called itself and the network it came from: for the member to know it again.
  agent text,
  network text,
  created_date timestamptz not null,
  last_used_date timestamptz not null,
  expires_date timestamptz not null,
  ended_date timestamptz,
  primary key (site_id, id),
  unique (site_id, token_hash)
);
select stoa_distribute('member_sessions');
create index member_sessions_of_member on member_sessions (site_id, member_id);
create index member_sessions_by_expiry on member_sessions (site_id, expires_date);

-- How visitors become members; a site that never chose has no row. The secrets of its connections stand in doc, and go out nowhere.
create table sign_in_settings (
  site_id uuid not null primary key,
  revision bigint not null,
  doc jsonb not null,
  updated_date timestamptz not null
);
select stoa_distribute('sign_in_settings');

-- Somebody who has shown the right credentials, and still waits for something: a code from a mail, or the owner's word. Token and code are kept as hashes.
create table sign_in_states (
  site_id uuid not null,
  id uuid not null,
  member_id uuid not null,
  state text not null check (state in ('REQUIRE_EMAIL_VERIFICATION', 'REQUIRE_OWNER_APPROVAL')),
  token_hash text not null,
  -- The address a code went to: it says nothing about another that the member has later.
  target text,
  code_hash text,
  code_expires_date timestamptz,
  tries integer not null default 0,
  created_date timestamptz not null,
  expires_date timestamptz not null,
  -- A code that somebody had sent without a sign-in: only the code goes on from there, however far the member is.
  by_code_only boolean not null default false,
  -- A sign-in that stands for none: somebody registered with an address that was taken, and is not told so. What it was answered, for being answered it again.
  decoy jsonb,
  primary key (site_id, id),
  unique (site_id, token_hash)
);
select stoa_distribute('sign_in_states');
create index sign_in_states_of_member on sign_in_states (site_id, member_id);
create index sign_in_states_by_expiry on sign_in_states (site_id, expires_date);

-- Asked for by anybody, answered by a job: whether there is such a member is looked at when nobody waits for the answer any more.
create table recovery_requests (
  site_id uuid not null,
  id uuid not null,
  email text not null,
  redirect_url text,
  created_date timestamptz not null,
  primary key (site_id, id)
);
select stoa_distribute('recovery_requests');
create index recovery_requests_by_date on recovery_requests (site_id, created_date, id);

-- A link in a mail that lets its reader choose a password, once.
create table recovery_tokens (
  site_id uuid not null,
  id uuid not null,
  member_id uuid not null,
  purpose text not null check (purpose in ('RECOVERY', 'ACTIVATION')),
  token_hash text not null,
  -- The address the mail went to, as addresses are compared.
  target text not null,
  redirect_url text,
  created_date timestamptz not null,
  expires_date timestamptz not null,
  primary key (site_id, id),
  unique (site_id, token_hash)
);
select stoa_distribute('recovery_tokens');
create index recovery_tokens_of_member on recovery_tokens (site_id, member_id);
create index recovery_tokens_by_expiry on recovery_tokens (site_id, expires_date);

-- Whom an outside provider knows a member as: each provider's own subject, never an e-mail address.
create table member_connections (
  site_id uuid not null,
  connection_id uuid not null,
  subject text not null,
  member_id uuid not null,
  created_date timestamptz not null,
  -- A person is whom an issuer calls so: a connection may be led to another provider, whose subjects are other people.
  issuer text not null,
  primary key (site_id, issuer, subject)
);
select stoa_distribute('member_connections');
create index member_connections_of_member on member_connections (site_id, member_id);

-- What may be shown once, and was: solved captchas and ID tokens, by their hash, until they would have expired anyway.
create table used_proofs (
  site_id uuid not null,
  proof_hash text not null,
  expires_date timestamptz not null,
  primary key (site_id, proof_hash)
);
select stoa_distribute('used_proofs');
create index used_proofs_by_expiry on used_proofs (site_id, expires_date);

-- A member's refresh tokens. All of one session are one family: it ends, and they are dead. Only hashes are kept. A replaced token keeps the salt its
-- successor was derived with, so that an answer that was lost can be given once more; the successor itself stands nowhere.
create table refresh_tokens (
  site_id uuid not null,
  token_hash text not null,
  session_id uuid not null,
  client_id uuid,
  created_date timestamptz not null,
  expires_date timestamptz not null,
  replaced_date timestamptz,
  successor_salt text,
  primary key (site_id, token_hash)
);
select stoa_distribute('refresh_tokens');
create index refresh_tokens_of_session on refresh_tokens (site_id, session_id);
create index refresh_tokens_by_expiry on refresh_tokens (site_id, expires_date);

-- Codes stay after their minute, so that one which comes again is known: what was made of it dies then.
create table authorization_codes (
  site_id uuid not null,
  code_hash text not null,
  client_id uuid not null,
  member_id uuid not null,
  session_id uuid not null,
  redirect_uri text,
  code_challenge text,
  created_date timestamptz not null,
  expires_date timestamptz not null,
  used_date timestamptz,
  primary key (site_id, code_hash)
);
select stoa_distribute('authorization_codes');
create index authorization_codes_by_expiry on authorization_codes (site_id, expires_date);

-- Somebody on the way to a hosted page and back. The secret stands in the address alone.
create table redirect_sessions (
  site_id uuid not null,
  id uuid not null,
  secret_hash text not null,
  target text not null,
  client_id uuid,
  -- Return addresses, what was asked of the hosted page, and whose session it is about.
  doc jsonb not null,
  created_date timestamptz not null,
  expires_date timestamptz not null,
  used_date timestamptz,
  primary key (site_id, id),
  unique (site_id, secret_hash)
);
select stoa_distribute('redirect_sessions');
create index redirect_sessions_by_expiry on redirect_sessions (site_id, expires_date);

-- Roles that were made for a site; the built-in ones stand in the contract.
create table staff_roles (
  site_id uuid not null,
  id uuid not null,
  revision bigint not null,
  name text not null,
  -- As names are compared: in small letters.
  name_key text not null,
  description text not null,
  permissions text[] not null,
  created_date timestamptz not null,
  updated_date timestamptz not null,
  primary key (site_id, id),
  unique (site_id, name_key)
);
select stoa_distribute('staff_roles');

-- Asked for by anybody, answered by a job: whether somebody of that address works here is looked at when nobody waits for the answer any more.
create table staff_recovery_requests (
  site_id uuid not null,
  id uuid not null,
  email text not null,
  created_date timestamptz not null,
  primary key (site_id, id)
);
select stoa_distribute('staff_recovery_requests');

-- Links to choose another password; only their hashes are kept.
create table staff_recovery_tokens (
  site_id uuid not null,
  token_hash text not null,
  user_id uuid not null,
  created_date timestamptz not null,
  expires_date timestamptz not null,
  primary key (site_id, token_hash)
);
select stoa_distribute('staff_recovery_tokens');
create index staff_recovery_tokens_of_user on staff_recovery_tokens (site_id, user_id);

-- Somebody on the way to an outside provider and back. The address there has the state; the browser alone has the ticket, from which nonce and PKCE verifier are made.
create table single_sign_ons (
  site_id uuid not null,
  state_hash text not null,
  ticket_hash text not null,
  connection_id uuid not null,
  -- Whether the provider must have seen the person sign in anew.
  anew boolean not null,
  created_date timestamptz not null,
  expires_date timestamptz not null,
  used_date timestamptz,
  primary key (site_id, state_hash)
);
select stoa_distribute('single_sign_ons');
create index single_sign_ons_by_expiry on single_sign_ons (site_id, expires_date);

create table data_leftovers (
  site_id uuid not null,
  items_id text not null,
  primary key (site_id, items_id)
);
select stoa_distribute('data_leftovers');

-- Changes of all items that a filter finds (decision 0036). A batch and the job's own progress are one transaction: no item is changed twice, none is left out.
create table data_jobs (
  site_id uuid not null,
  id uuid not null,
  kind text not null,
  status text not null,
  -- What was asked for, without what it was asked of; nothing of it is kept when the job has ended.
  request jsonb,
  asker_kind text not null,
  asker_id uuid not null,
  -- The key by which somebody of the staff asked.
  api_key_id uuid,
  -- Whose items, also under another name; of which those from the one id, excluded, to the other, included.
  items_id text not null,
  after_id text not null,
  until_id text not null,
  success_count bigint not null default 0,
  -- Attempts in a row that came to nothing.
  attempts integer not null default 0,
  failure jsonb,
  request_id text not null,
  created_date timestamptz not null,
  updated_date timestamptz not null,
  due_date timestamptz not null,
  ended_date timestamptz,
  primary key (site_id, id)
);
select stoa_distribute('data_jobs');
create index data_jobs_waiting on data_jobs (site_id, updated_date) where ended_date is null;
create index data_jobs_ended on data_jobs (site_id, ended_date) where ended_date is not null;

-- What an owner decides about a site's data; a site that never chose has no row.
create table data_settings (
  site_id uuid not null primary key,
  revision bigint not null,
  sandbox boolean not null,
  updated_date timestamptz not null
);
select stoa_distribute('data_settings');

-- Unique indexes of owners (decision 0040): which item has a value that no other may have. Only digests: what is told is that a value is taken, and by which item.
-- They stand under an id of the index and what the items stand under: an index that is dropped, or a collection that is emptied, leaves them behind at once, and
-- they go later.
create table data_unique_values (
  site_id uuid not null,
  values_id text not null,
  digest bytea not null,
  item_id text not null,
  primary key (site_id, values_id, digest)
);
select stoa_distribute('data_unique_values');

-- Fields of data items that queries used where no index helped (decision 0041), by the hour; never their values.
create table field_uses (
  site_id uuid not null,
  collection_id text not null,
  field text not null,
  hour timestamptz not null,
  filtered integer not null,
  sorted integer not null,
  uses integer not null,
  total_ms double precision not null,
  slowest_ms double precision not null,
  last_used_date timestamptz not null,
  primary key (site_id, collection_id, field, hour)
);
select stoa_distribute('field_uses');

-- Files on their way into data collections. What is planned stands in `plan`, how far it has come in `progress`: it moves with the rows it tells of, in one transaction.
create table imports (
  site_id uuid not null,
  id uuid not null,
  revision bigint not null default 1,
  collection_id text not null,
  file_name text not null,
  format text not null,
  status text not null,
  size_bytes bigint not null default 0,
  plan jsonb not null,
  progress jsonb not null,
  checked jsonb,
  undone jsonb,
  failure jsonb,
  actor jsonb not null,
  faults int not null default 0,
  created_date timestamptz not null,
  updated_date timestamptz not null,
  finished_date timestamptz,
  -- Whose items a file is for: the site's, or those of its sandbox.
  environment text not null default 'LIVE',
  primary key (site_id, id)
);
select stoa_distribute('imports');
create index imports_by_date on imports (site_id, created_date desc, id desc);
create index imports_at_work on imports (site_id, id) where status in ('CHECKING', 'RUNNING', 'UNDOING');
create index imports_by_last_touch on imports (updated_date);

-- The bytes of a file, by where they stand in it.
create table import_parts (
  site_id uuid not null,
  import_id uuid not null,
  at bigint not null,
  data bytea not null,
  primary key (site_id, import_id, at)
);
select stoa_distribute('import_parts');
-- Bytes are cut out of the middle of a part, which compressed ones would have to be unpacked for.
select stoa_store_uncompressed('import_parts', 'data');

-- Rows that failed, as they were given.
create table import_errors (
  site_id uuid not null,
  import_id uuid not null,
  row_number bigint not null,
  problem json not null,
  given json not null,
  primary key (site_id, import_id, row_number)
);
select stoa_distribute('import_errors');

-- What a run did to each item: what it was before, nothing where it is new, and the revision it has had since.
create table import_changes (
  site_id uuid not null,
  import_id uuid not null,
  item_id text not null,
  revision bigint not null,
  before jsonb,
  primary key (site_id, import_id, item_id)
);
select stoa_distribute('import_changes');

-- Ids that a trial has met: what a run would have made by then.
create table import_tried_ids (
  site_id uuid not null,
  import_id uuid not null,
  item_id text not null,
  primary key (site_id, import_id, item_id)
);
select stoa_distribute('import_tried_ids');

-- Mappings of columns to fields, saved for the next file of the same kind.
create table import_presets (
  site_id uuid not null,
  id uuid not null,
  collection_id text not null,
  name text not null,
  name_key text not null,
  plan jsonb not null,
  updated_date timestamptz not null,
  primary key (site_id, id),
  unique (site_id, collection_id, name_key)
);
select stoa_distribute('import_presets');
