-- Where staff posted an advert on Facebook. The row goes when the post does.
create table facebook_posts (
  entitlement_id bigint primary key references entitlements,
  url text not null check (url ~ '^https://' and octet_length(url) <= 500),
  posted_at timestamptz not null
);

-- Promotion lasts as long as the option that it was bought with.
update entitlements set ends_at = option_ends_at from listings
where listings.id = listing_id and kind = 'facebook-promotion' and entitlements.state = 'waiting' and ends_at is null;
