-- The files that digital products are delivered as: like pictures, but without a size on the screen, and only for those who have a link.
alter table media
  alter column width drop not null,
  alter column height drop not null,
  add column file_name text,
  add column is_private boolean not null default false;

-- Each change of a variant's stock is an event, with the next number.
alter table variants add column stock_revision bigint not null default 0;
