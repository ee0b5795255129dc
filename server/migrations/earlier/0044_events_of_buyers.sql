-- What happened to a member's carts and checkouts is found when the member is purged, also of those that are long gone.
create index events_of_buyer on events (site_id, (entity -> 'buyerInfo' ->> 'memberId')) where (entity -> 'buyerInfo' ->> 'memberId') is not null;
