-- Most of an email is its HTML. It is compressed by the server like the entities of events (decision 0107); `html` is empty then.
alter table mails add column compressed_html bytea;
