-- The words of cases to practise judging on, which are translated where the instrument is (decision 240). The id is the
-- number of the case; source is what the folder said last.
create table practice_cases (
  id smallint constraint practice_cases_id primary key,
  texts jsonb not null,
  source jsonb not null,
  version integer not null default 1,
  updated_at timestamptz not null default now()
);

alter table translations
  drop constraint translations_kind,
  add constraint translations_kind check
    (kind in ('instrument', 'category', 'outcome', 'indicator', 'option', 'duty', 'suggestion', 'case')),
  drop constraint translations_of_an_instrument,
  add constraint translations_of_an_instrument check ((instrument_id is null) = (kind in ('suggestion', 'case')));

-- as keep_suggestion_translations (migration 200), text by text: what the folder brings was made of the folder's
-- English, and a changed English raises the version of its translations
create function keep_case_translations() returns trigger language plpgsql as $$
begin
  update translations
  set words = said.words, version = translations.version + 1, updated_at = now(),
    made_of = case
      when translations.words is not distinct from said.words then translations.made_of
      when said.words is null then null
      when said.is_from_folder then coalesce(new.source -> 'en' -> translations.field, said.english)
      else said.english
    end
  from (
    select id, nullif(nullif(new.texts -> language -> field, 'null'), '""') as words,
      new.texts -> 'en' -> field as english,
      new.texts -> 'en' -> field is distinct from old.texts -> 'en' -> field as has_new_english,
      coalesce(new.source is distinct from old.source
        and new.texts -> language -> field = new.source -> language -> field, false) as is_from_folder
    from translations where kind = 'case' and object_id = new.id
  ) as said
  where translations.id = said.id
    and (translations.words is distinct from said.words or said.has_new_english);
  return null;
end $$;

create trigger practice_cases_translated after update of texts on practice_cases
  for each row execute function keep_case_translations();
