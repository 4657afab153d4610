-- A file can come before the program has told the queue how imports are retried: then it would be given up after two tries.
update queue set retry_limit = 20, retry_delay = 2, retry_backoff = true, retry_delay_max = 60, expire_seconds = 60
where name = 'import-stock';
update job_common set retry_limit = 20, retry_delay = 2, retry_backoff = true, retry_delay_max = 60, expire_seconds = 60
where name = 'import-stock' and state < 'completed';
