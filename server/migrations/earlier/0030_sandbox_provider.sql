-- The sandbox card provider's own memory, by the key it was asked with: who asks again gets the same answer. Card numbers are not kept.
create table sandbox_charges (
  site_id uuid not null,
  id uuid not null,
  amount_minor bigint not null,
  currency text not null,
  last_four_digits text,
  decision text not null,
  -- When the decision is told; until then it is pending.
  told_date timestamptz not null,
  created_date timestamptz not null default now(),
  primary key (site_id, id)
);
select stoa_distribute('sandbox_charges');
