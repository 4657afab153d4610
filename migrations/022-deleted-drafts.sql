-- When its owner deleted it. Until the purge it can be restored, and a save brings it back.
alter table drafts add column deleted_at timestamptz;
