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

-- A person is whom an issuer calls so: a connection may be led to another provider, whose subjects are other people. Links of connections that are no more are
-- made anew by the address, which both sides had verified.
alter table member_connections add column issuer text;
update member_connections set issuer = connections.issuer
from (
  select site_id, (connection ->> 'id')::uuid as id, connection ->> 'issuer' as issuer
  from sign_in_settings, jsonb_array_elements(doc -> 'connections') as connection
) as connections
where connections.site_id = member_connections.site_id and connections.id = member_connections.connection_id;
delete from member_connections where issuer is null;
delete from member_connections using member_connections as older
where older.site_id = member_connections.site_id and older.issuer = member_connections.issuer and older.subject = member_connections.subject
  and (older.created_date, older.connection_id) < (member_connections.created_date, member_connections.connection_id);
alter table member_connections alter column issuer set not null;
alter table member_connections drop constraint member_connections_pkey;
alter table member_connections add primary key (site_id, issuer, subject);
