-- A refund that failed can be tried again, once: `retry_of` names it. 'by-hand': it failed, and the buyer was paid in
-- another way.
alter table refunds add column retry_of uuid unique references refunds;
alter table refunds drop constraint refunds_kind_check;
alter table refunds add constraint refunds_kind_check check (kind in ('whole', 'days-left', 'outside', 'by-hand'));

-- Never more goes back than was paid, whoever writes it. Of two who write at once one waits for the other.
create function refunds_within_payment() returns trigger language plpgsql set search_path from current as $$
declare
  paid integer;
begin
  select total_pence into paid from orders where id = new.order_id for no key update;
  if (select sum(pence) from refunds where order_id = new.order_id and state <> 'failed') > paid then
    raise exception 'more would go back by the payment of order % than was paid', new.order_id
      using errcode = 'check_violation', constraint = 'refunds_within_payment';
  end if;
  return null;
end $$;
create trigger refunds_within_payment after insert or update of order_id, pence, state on refunds
  for each row execute function refunds_within_payment();

-- What was paid for and could not be delivered waited for a person to refund it. It goes back by itself from now on; where
-- nobody has seen to it yet, the provider is asked as soon as the program runs. Nothing was paid for what cost nothing.
create temporary table owed on commit drop as
select orders.id, total_pence as pence, gen_random_uuid() as refund_id from orders
where state = 'refund-due' and not exists (select 1 from refunds where for_order = orders.id or order_id = orders.id)
  and exists (select 1 from payment_alerts where order_id = orders.id and resolved_at is null
    and kind in ('second-payment', 'cannot-publish'));
insert into refunds (id, order_id, for_order, pence, kind, state, asked_at)
select refund_id, id, id, pence, 'whole', 'asked', now() from owed where pence > 0;
update orders set state = case when pence > 0 then 'refunding' else 'refunded' end from owed where orders.id = owed.id;
insert into job_common (id, name, data, policy, retry_limit, retry_delay, retry_backoff, retry_delay_max, expire_seconds,
  deletion_seconds, keep_until)
select md5('refund ' || refund_id)::uuid, name, jsonb_build_object('refundId', refund_id), policy, retry_limit, retry_delay,
  retry_backoff, retry_delay_max, expire_seconds, deletion_seconds, now() + retention_seconds * interval '1 second'
from owed, queue where pence > 0 and name = 'send-refund';
update payment_alerts set resolved_at = now() where resolved_at is null and kind in ('second-payment', 'cannot-publish');
-- What somebody noted as settled went back in another way. From now on 'refund-due' is of refunds that failed alone.
update orders set state = 'refunded' where state = 'refund-due'
  and not exists (select 1 from refunds where for_order = orders.id or order_id = orders.id);
