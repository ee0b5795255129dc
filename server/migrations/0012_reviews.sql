create table reviews (
  site_id uuid not null,
  id uuid not null,
  revision bigint not null default 1,
  created_date timestamptz not null,
  updated_date timestamptz not null,
  -- The reviewed product.
  entity_id uuid not null,
  author_contact_id uuid not null,
  -- Null if the author is no member.
  author_member_id uuid,
  author_name text,
  rating smallint not null check (rating between 1 and 5),
  title text,
  body text,
  review_date timestamptz not null,
  moderation_status text not null check (moderation_status in ('APPROVED', 'IN_MODERATION', 'REJECTED')),
  manually_changed boolean not null,
  publish_count integer not null,
  verified boolean not null,
  -- The app or key that created the review.
  origin_app_id uuid,
  reply_message text,
  reply_created_date timestamptz,
  reply_updated_date timestamptz,
  primary key (site_id, id),
  unique (site_id, entity_id, author_contact_id)
);
select stoa_distribute('reviews');
create index reviews_by_created_date on reviews (site_id, created_date, id);
create index reviews_by_rating on reviews (site_id, rating, id);
create index reviews_by_status on reviews (site_id, moderation_status, created_date, id);
create index reviews_by_contact on reviews (site_id, author_contact_id);
create index reviews_by_member on reviews (site_id, author_member_id) where author_member_id is not null;
-- Pages of a product's reviews, and its ratings, which are counted from the index alone (decision 0083).
create index reviews_published on reviews (site_id, entity_id, created_date, id) where moderation_status = 'APPROVED';
create index reviews_ratings on reviews (site_id, entity_id, rating) where moderation_status = 'APPROVED';
-- To empty the events of deleted reviews when their author is purged.
create index events_of_author on events (site_id, (entity -> 'author' ->> 'contactId')) where (entity -> 'author' ->> 'contactId') is not null;
-- Also members in the trash: the author of a review can be one.
drop index members_by_contact;
create index members_by_contact on members (site_id, contact_id);
