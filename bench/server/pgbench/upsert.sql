\if :known
\else
select '00000000-0000-4000-8000-' || lpad(:client_id::text, 12, '0') as uuid \gset
\set known 1
\endif
insert into drafts (uuid, app_type, address_type, guest_key, version, blocks, field_versions, created_at, updated_at) values (:uuid, 'sell', 'orphan', :guest_key, 1, :blocks, :field_versions, :at, :at) on conflict (uuid) do update set version = drafts.version + 1, address_type = excluded.address_type, blocks = excluded.blocks, field_versions = excluded.field_versions, updated_at = excluded.updated_at where drafts.guest_key = excluded.guest_key returning version \gset
