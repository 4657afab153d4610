-- What was bought for an advert runs on by the days for which we had it down: from when it was, and the days of each order.
alter table listings add column removed_at timestamptz;
update listings set removed_at = updated_at where state = 'removed';
alter table orders add column days_down integer not null default 0 check (days_down >= 0);
