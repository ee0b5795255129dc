-- Places a table by site on Citus; on plain PostgreSQL these do nothing.
create function stoa_distribute(table_name text) returns void language plpgsql as $$
begin
  if exists (select 1 from pg_extension where extname = 'citus') then
    perform create_distributed_table(table_name::regclass, 'site_id');
  end if;
end
$$;

create function stoa_reference(table_name text) returns void language plpgsql as $$
begin
  if exists (select 1 from pg_extension where extname = 'citus') then
    perform create_reference_table(table_name::regclass);
  end if;
end
$$;
