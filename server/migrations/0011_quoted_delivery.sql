-- The delivery option that the buyer was shown last: the empty text if none, null if unknown because the checkout is older than this column.
alter table checkouts add column quoted_delivery_code text;
