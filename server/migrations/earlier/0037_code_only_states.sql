-- A code that somebody had sent without a sign-in: only the code goes on from there, however far the member is.
alter table sign_in_states add column by_code_only boolean not null default false;
