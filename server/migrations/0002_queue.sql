-- Requests for a mail are jobs of the queue now (decision 0058), which is made before. Those that wait are moved there.
insert into pgboss.job (name, data, group_id, policy, retry_limit, retry_delay, retry_backoff, retry_delay_max, expire_seconds, deletion_seconds, keep_until,
  heartbeat_seconds, dead_letter)
select queue.name, waiting.data, waiting.data ->> 'siteId', queue.policy, queue.retry_limit, queue.retry_delay, queue.retry_backoff, queue.retry_delay_max,
  queue.expire_seconds, queue.deletion_seconds, now() + queue.retention_seconds * interval '1 second', queue.heartbeat_seconds, queue.dead_letter
from (
  select 'recovery-request' as name, jsonb_build_object('siteId', site_id, 'id', id, 'email', email, 'redirectUrl', redirect_url) as data
    from recovery_requests
  union all
  select 'staff-recovery-request', jsonb_build_object('siteId', site_id, 'id', id, 'email', email) from staff_recovery_requests
  union all
  select 'order-link-request', jsonb_build_object('siteId', site_id, 'id', id, 'orderNumber', order_number, 'email', email) from order_link_requests
) as waiting join pgboss.queue on queue.name = waiting.name;
drop table recovery_requests;
drop table staff_recovery_requests;
drop table order_link_requests;

-- When a job of data is tried again is the queue's to say.
alter table data_jobs drop column due_date;
