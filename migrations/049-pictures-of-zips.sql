-- Pictures that come as files in a zip. What a zip has belongs to its import, so that a file that is refused changes no
-- picture; the bytes stand once for each branch, until they are drawn.
create table feed_pictures (
  import_id uuid not null references feed_imports on delete cascade,
  -- Its path in the zip, in lower case.
  name text not null check (octet_length(name) <= 1000),
  -- The last part of it.
  base text not null check (octet_length(base) <= 1000),
  agency_id uuid not null references agencies,
  branch text not null check (octet_length(branch) <= 400),
  content_hash bytea not null check (octet_length(content_hash) = 32),
  -- Why it can never be shown, for the agent.
  problem text check (octet_length(problem) <= 400),
  primary key (import_id, name)
);
create index feed_pictures_named on feed_pictures (agency_id, branch, base);
create index feed_pictures_content on feed_pictures (content_hash);

create table feed_picture_files (
  agency_id uuid not null references agencies,
  branch text not null check (octet_length(branch) <= 400),
  content_hash bytea not null check (octet_length(content_hash) = 32),
  size integer not null,
  sent_at timestamptz not null,
  primary key (agency_id, branch, content_hash)
);
create index feed_picture_files_sent on feed_picture_files (sent_at);

create table feed_picture_parts (
  agency_id uuid not null,
  branch text not null,
  content_hash bytea not null,
  place integer not null,
  bytes bytea not null,
  primary key (agency_id, branch, content_hash, place),
  foreign key (agency_id, branch, content_hash) references feed_picture_files on delete cascade
);
-- A picture is pressed already.
alter table feed_picture_parts alter bytes set storage external;

-- The SHA-256 of a picture that is named by its file; null for an address, and for a file that nobody sent.
alter table feed_media add file_hash bytea check (octet_length(file_hash) = 32);
create index feed_media_file on feed_media (file_hash) where file_hash is not null;
create index feed_media_file_name on feed_media (lower(url)) where file_hash is not null;

-- The same bytes in another home of the owner are shown from the photo that is there.
create index photos_content on photos (content_hash);

-- What came of pictures that a row names by their files. `message` is null while one is still to be drawn: that has its
-- advert and its name; what is known at once stands in one line of the row, without a name.
create table feed_import_pictures (
  import_id uuid not null references feed_imports on delete cascade,
  row integer not null,
  name text not null check (octet_length(name) <= 1000),
  ref text check (octet_length(ref) <= 400),
  advert bigint references feed_adverts on delete cascade,
  message text check (octet_length(message) <= 8000),
  primary key (import_id, row, name)
);
create index feed_import_pictures_waiting on feed_import_pictures (advert, name) where message is null;
