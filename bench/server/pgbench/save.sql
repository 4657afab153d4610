\if :known
\else
select uuid, version from drafts where uuid = ('00000000-0000-4000-8000-' || lpad(:client_id::text, 12, '0'))::uuid \gset
\set known 1
\endif
update drafts set version = :version + 1, address_type = 'orphan', blocks = :blocks, field_versions = :field_versions, updated_at = :at where uuid = :uuid and owner_key = :owner_key and version = :version returning version \gset
