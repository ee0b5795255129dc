-- A part of a buyer's e-mail address or name is looked for in orders. Lists sort by that address, which not every order has: nothing is less than anything.
create index orders_by_words on orders using gin (site_id, buyer_email gin_trgm_ops, billing_first_name gin_trgm_ops, billing_last_name gin_trgm_ops);
drop index orders_by_email;
create index orders_by_email on orders (site_id, buyer_email nulls first, id);
