-- How each staff user likes the dashboard; who never chose has no row.
create table staff_preferences (
  site_id uuid not null,
  user_id uuid not null,
  theme text not null default 'SYSTEM',
  density text not null default 'COMFORTABLE',
  notifications_seen bigint not null default 0,
  primary key (site_id, user_id)
);
select stoa_distribute('staff_preferences');
