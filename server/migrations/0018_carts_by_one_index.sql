-- Carts are looked up by the kind and the id of their owner, which their unique key answers.
drop index carts_by_owner;
