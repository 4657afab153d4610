-- A home may have come by the API, which is no feed.
alter table feed_adverts drop constraint feed_adverts_format_check;
alter table feed_adverts add constraint feed_adverts_format_check check (format in ('rtdf', 'zoopla', 'blm', 'api'));
