-- suggested actions are translated where the instrument is (decision 240); they are of no edition
alter table translations
  alter column instrument_id drop not null,
  drop constraint translations_kind,
  add constraint translations_kind check
    (kind in ('instrument', 'category', 'outcome', 'indicator', 'option', 'duty', 'suggestion')),
  add constraint translations_of_an_instrument check ((instrument_id is null) = (kind = 'suggestion'));

-- as keep_translations (migration 019): whoever writes a suggestion, a person, a file or the folder, what was
-- translated from what is kept here; one that was taken out is translated no more
create function keep_suggestion_translations() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' or new.is_taken_out then
    delete from translations where kind = 'suggestion' and object_id = old.id;
    return null;
  end if;
  update translations
  set words = said.words, made_of = case when said.words is not null then new.texts -> 'en' end,
    version = translations.version + 1, updated_at = now()
  from (
    select id, nullif(nullif(new.texts -> language, 'null'), '""') as words
    from translations where kind = 'suggestion' and object_id = new.id
  ) as said
  where translations.id = said.id and translations.words is distinct from said.words;
  return null;
end $$;

create trigger suggestions_translated after delete or update of texts, is_taken_out on suggestions
  for each row execute function keep_suggestion_translations();
