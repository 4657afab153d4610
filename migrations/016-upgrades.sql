-- An order may take the place of another of the same advert: its price is that of its option, less what of the other's
-- price is for days that were not used. `credit_for` says of what, as it was shown before the payment.
alter table orders add column upgrades uuid references orders;
alter table orders add column credit_pence integer not null default 0;
alter table orders add column credit_for text check (octet_length(credit_for) <= 400);
alter table orders drop column total_pence;
alter table orders add column total_pence integer not null
  generated always as (list_pence - discount_pence - credit_pence) stored;
alter table orders add constraint orders_credit_check check (
  credit_pence >= 0 and discount_pence + credit_pence <= list_pence and (credit_pence = 0 or upgrades is not null)
  and (upgrades is null) = (credit_for is null));
-- Of two upgrades of one order one counts; the other's money goes back.
create unique index orders_upgrades on orders (upgrades) where state in ('paid', 'fulfilled', 'ended', 'upgraded');

-- 'upgraded': another order took its place.
alter table orders drop constraint orders_state_check;
alter table orders add constraint orders_state_check check (state in ('open', 'superseded', 'expired', 'paid', 'fulfilled',
  'ended', 'upgraded', 'refund-due', 'refunding', 'refunded'));
alter table orders drop constraint orders_paid_check;
alter table orders add constraint orders_paid_check check (
  (state in ('paid', 'fulfilled', 'ended', 'upgraded', 'refund-due', 'refunding', 'refunded')) = (paid_at is not null));

-- What an upgrade took the place of before it was used up.
alter table entitlements drop constraint entitlements_state_check;
alter table entitlements add constraint entitlements_state_check check (
  state in ('waiting', 'active', 'delivered', 'ended', 'cancelled', 'upgraded'));

-- The order that is refunded. Of an upgrade a part may go back by the payment of what it upgraded, `order_id`.
alter table refunds add column for_order uuid references orders;
update refunds set for_order = order_id;
alter table refunds alter column for_order set not null;
create index refunds_for_order on refunds (for_order);
