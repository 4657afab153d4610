-- Floor plans beside the photos of a draft, each kind with a limit of its own.
alter table photos add is_plan boolean not null default false;

-- What an agent's software says of a picture.
alter table feed_media add is_plan boolean not null default false;
alter table feed_media add caption text not null default '' check (octet_length(caption) <= 400);
