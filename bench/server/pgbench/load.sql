\if :known
\else
select '00000000-0000-4000-8000-' || lpad(:client_id::text, 12, '0') as uuid \gset
\set known 1
\endif
select version, app_type, address_type, case when guest_key = :guest_key then blocks end as stored_blocks from drafts where uuid = :uuid;
