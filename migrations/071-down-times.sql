-- When we had an advert down that was online: what was bought for it waits meanwhile.
create table down_times (
  listing_id text not null references listings on delete cascade,
  down_at timestamptz not null,
  up_at timestamptz check (up_at >= down_at),
  primary key (listing_id, down_at)
);
create unique index down_times_open on down_times (listing_id) where up_at is null;
insert into down_times (listing_id, down_at)
  select id, coalesce(
    (select max(done_at) from audit where subject_kind = 'advert' and subject = listings.id and act = 'take-down'), updated_at)
  from listings where state = 'removed' and removed_from = 'live';
