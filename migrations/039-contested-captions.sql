-- The captions of photos and floor plans can be contested, too.
alter table contested_texts drop constraint contested_texts_field_check;
alter table contested_texts add constraint contested_texts_field_check
  check (field in ('summary', 'propertyDescription', 'files_uploaded'));
