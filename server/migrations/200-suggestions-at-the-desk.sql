-- suggested actions are translated where the instrument is (decision 240); they are of no edition
alter table translations
  alter column instrument_id drop not null,
  drop constraint translations_kind,
  add constraint translations_kind check
    (kind in ('instrument', 'category', 'outcome', 'indicator', 'option', 'duty', 'suggestion')),
  add constraint translations_of_an_instrument check ((instrument_id is null) = (kind = 'suggestion'));

-- as keep_translations (migration 019): whoever writes a suggestion, a person, a file or the folder, what was
-- translated from what is kept here. What the folder brings was made of the folder's English, whatever people made of
-- that here. A changed English raises the version of its translations: nobody vouches for words that they did not
-- see. One that was taken out is translated no more.
create function keep_suggestion_translations() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' or new.is_taken_out then
    delete from translations where kind = 'suggestion' and object_id = old.id;
    return null;
  end if;
  update translations
  set words = said.words, version = translations.version + 1, updated_at = now(),
    made_of = case
      when translations.words is not distinct from said.words then translations.made_of
      when said.words is null then null
      when said.is_from_folder then coalesce(new.source -> 'en', new.texts -> 'en')
      else new.texts -> 'en'
    end
  from (
    select id, nullif(nullif(new.texts -> language, 'null'), '""') as words,
      coalesce(new.source is distinct from old.source and new.texts -> language = new.source -> language, false)
        as is_from_folder
    from translations where kind = 'suggestion' and object_id = new.id
  ) as said
  where translations.id = said.id and (translations.words is distinct from said.words
    or new.texts -> 'en' is distinct from old.texts -> 'en');
  return null;
end $$;

create trigger suggestions_translated after delete or update of texts, is_taken_out on suggestions
  for each row execute function keep_suggestion_translations();
