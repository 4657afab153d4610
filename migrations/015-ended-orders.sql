-- 'ended': what it bought is over, and an option of the advert can be bought again.
alter table orders drop constraint orders_state_check;
alter table orders add constraint orders_state_check check (
  state in ('open', 'superseded', 'expired', 'paid', 'fulfilled', 'ended', 'refund-due', 'refunding', 'refunded'));
alter table orders drop constraint orders_paid_check;
alter table orders add constraint orders_paid_check check (
  (state in ('paid', 'fulfilled', 'ended', 'refund-due', 'refunding', 'refunded')) = (paid_at is not null));
create index orders_fulfilled on orders (draft_uuid) where state = 'fulfilled';
