-- Which collections have pages on the site, and where it leads to them; a collection nobody chose pages for says nothing.
alter table data_collections add column has_pages boolean not null default false;
alter table data_collections add column pages jsonb;
create index data_collections_with_pages on data_collections (site_id, id) where has_pages;
