-- When an order's payment is looked at next is the time of its job. Of an order at most one job waits.
select create_queue('settle-order', '{"policy": "short", "retryLimit": 1000000, "retryDelay": 5, "retryBackoff": true,
  "retryDelayMax": 300, "expireInSeconds": 20, "deleteAfterSeconds": 86400, "retentionSeconds": 315360000}');
-- For the orders whose job waits or runs. A restore has loaded the rows of jobs in this same transaction; no index is made
-- while a check of them is outstanding.
set constraints all immediate;
create index job_common_settling on job_common (singleton_key) where name = 'settle-order' and state < 'completed';
insert into job_common (id, name, data, singleton_key, policy, start_after, retry_limit, retry_delay, retry_backoff,
  retry_delay_max, expire_seconds, deletion_seconds, keep_until)
select gen_random_uuid(), 'settle-order', jsonb_build_object('orderId', id), id::text, 'short', next_check_at, 1000000, 5,
  true, 300, 20, 86400, next_check_at + interval '3650 days'
from orders where next_check_at is not null;
alter table orders drop column next_check_at;
