-- What a feed's people were told last: it fell silent, or nothing of it is taken. Null: it is well.
alter table feeds add column trouble text check (trouble in ('silent', 'failing'));
