\if :known
\else
select '00000000-0000-4000-8000-' || lpad(:client_id::text, 12, '0') as uuid \gset
\set known 1
\endif
select version, app_type, address_type, case when guest_key = :guest_key then blocks end as stored_blocks, field_versions as stored_versions from drafts where uuid = :uuid \gset
update drafts set version = :version + 1, address_type = 'orphan', blocks = :blocks, field_versions = :field_versions, updated_at = :at where uuid = :uuid and guest_key = :guest_key and version = :version;
