-- SHA-256 of the client certificates that calls of a feed have to come with, beside its secret; none: any call may. Several
-- count at once, so that a sender can change to another without a gap.
alter table feeds add column certificates bytea[] not null default '{}' check (cardinality(certificates) <= 4);
