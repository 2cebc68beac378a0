-- Words of messages/<language>/ that people corrected in the product (decision 242): an overlay, nothing of the folder
-- is copied. A row stays when its words go back to the released ones (null), so that its version never begins anew.
create table catalogue_corrections (
  id integer generated always as identity constraint catalogue_corrections_id primary key,
  language text not null,
  key text not null,
  words text,
  -- the English that they were made of
  made_of text not null,
  version integer not null default 1,
  changed_by integer not null constraint catalogue_corrections_changed_by references users (id),
  updated_at timestamptz not null default now(),
  constraint catalogue_corrections_unique unique (language, key)
);

-- A mark for the corrections of a language, another one after each change: servers and devices compare it with that of
-- what they hold. No number, which would come again after a restore.
create table catalogue_marks (
  language text constraint catalogue_marks_id primary key,
  mark uuid not null default gen_random_uuid()
);

create function mark_corrections() returns trigger language plpgsql as $$
begin
  insert into catalogue_marks (language)
  select distinct language from changed order by language
  on conflict (language) do update set mark = gen_random_uuid();
  return null;
end $$;

create trigger catalogue_corrections_added after insert on catalogue_corrections
  referencing new table as changed for each statement execute function mark_corrections();
create trigger catalogue_corrections_changed after update on catalogue_corrections
  referencing new table as changed for each statement execute function mark_corrections();
create trigger catalogue_corrections_removed after delete on catalogue_corrections
  referencing old table as changed for each statement execute function mark_corrections();
