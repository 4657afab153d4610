\if :known
\else
select uuid from drafts where uuid = ('00000000-0000-4000-8000-' || lpad(:client_id::text, 12, '0'))::uuid \gset
\set known 1
\endif
select uuid, version, app_type, address_type, owner_key, blocks, field_versions from drafts where uuid = :uuid;
