-- An Idempotency-Key opens the answers that hold a secret, so it is kept as a hash alone: base64url of SHA-256, as the server reckons it.
update idempotency_keys set key = rtrim(translate(encode(sha256(convert_to(key, 'UTF8')), 'base64'), '+/', '-_'), '=');
alter table idempotency_keys rename column key to key_hash;
-- Answers of before with the address of a hosted page, which is a secret.
delete from idempotency_keys where answer::text like '%"redirectSession"%';
