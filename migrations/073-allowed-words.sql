-- What a person allowed of a text stays allowed while other words of it are looked at. `findings` is what is asked about.
alter table contested_texts add column allowed jsonb not null default '[]';
update contested_texts set allowed = findings where state = 'allowed';
