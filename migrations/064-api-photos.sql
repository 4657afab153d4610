-- Pictures that an agency's programs sent as bytes, for adverts of one branch. `content_hash` in `photos` makes the same file
-- one picture. What no advert names is swept away like other photos.
create table api_photos (
  number bigint generated always as identity primary key,
  photo_id text not null unique references photos on delete cascade,
  agency_id uuid not null references agencies,
  branch text not null check (branch ~ '^[0-9A-Za-z_-]{1,20}$'),
  bytes integer not null check (bytes > 0),
  uploaded_at timestamptz not null
);
create index api_photos_branch on api_photos (agency_id, branch, number);

-- A picture is sent by an address, or is one of these.
create index feed_media_photo on feed_media (photo_id) where photo_id is not null;
