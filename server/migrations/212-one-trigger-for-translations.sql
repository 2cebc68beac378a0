-- One trigger keeps the translations of every table, in the place of three near-copies (migrations 019, 200 and 208).
-- What the instrument's own texts had wrong: a changed English left the version of its translations as it was, so that
-- somebody could vouch for an English that they had not seen.

-- by language and field, as an instrument's texts are: a suggestion has one text in each language
create function texts_by_field(kind text, texts jsonb) returns jsonb language sql immutable as $$
  select case when kind <> 'suggestion' then texts else (
    select jsonb_object_agg(language, jsonb_build_object('suggestion', words))
    from jsonb_each(texts) as said(language, words)) end
$$;

-- Whoever writes words, a person, a file or the folder: what was translated from what is kept here. Where a table has
-- in `source` what the folder said last (second argument), words that come from the folder were made of the folder's
-- English, whatever people made of that here. A changed English raises the version of its translations: nobody
-- vouches for words that they did not see. Texts are large: they are unpacked once, not once for each field.
create or replace function keep_translations() returns trigger language plpgsql as $$
declare
  texts constant jsonb := texts_by_field(tg_argv[0], new.texts);
  former constant jsonb := texts_by_field(tg_argv[0], old.texts);
  folder jsonb;
begin
  if tg_argv[1] = 'source' then
    if new.source is distinct from old.source then folder := texts_by_field(tg_argv[0], new.source); end if;
  end if;
  update translations
  set words = said.words, version = translations.version + 1, updated_at = now(),
    made_of = case
      when translations.words is not distinct from said.words then translations.made_of
      when said.words is null then null
      when said.words = said.in_folder then coalesce(said.english_in_folder, said.english)
      else said.english
    end
  from (
    select translations.id, nullif(nullif(nullif(own.words, 'null'), '""'), '[]') as words, english.words as english,
      english.words is distinct from former -> 'en' -> translations.field as has_new_english,
      folder -> translations.language -> translations.field as in_folder,
      folder -> 'en' -> translations.field as english_in_folder
    from translations
      join jsonb_each(texts -> 'en') as english(field, words) on english.field = translations.field
      left join (
        select spoken.language, one.field, one.words
        from jsonb_each(texts) as spoken(language, fields), jsonb_each(spoken.fields) as one(field, words)
      ) as own on own.language = translations.language and own.field = translations.field
    where translations.kind = tg_argv[0] and translations.object_id = new.id
  ) as said
  where translations.id = said.id
    and (translations.words is distinct from said.words or said.has_new_english);
  return null;
end $$;

create function remove_translations() returns trigger language plpgsql as $$
begin
  delete from translations where kind = tg_argv[0] and object_id = old.id;
  return null;
end $$;

drop trigger suggestions_translated on suggestions;
create trigger suggestions_translated after update of texts on suggestions
  for each row execute function keep_translations('suggestion', 'source');
-- one that was taken out is translated no more
create trigger suggestions_untranslated after update of is_taken_out on suggestions
  for each row when (new.is_taken_out) execute function remove_translations('suggestion');
create trigger suggestions_deleted after delete on suggestions
  for each row execute function remove_translations('suggestion');
drop function keep_suggestion_translations();

drop trigger practice_cases_translated on practice_cases;
create trigger practice_cases_translated after update of texts on practice_cases
  for each row execute function keep_translations('case', 'source');
create trigger practice_cases_deleted after delete on practice_cases
  for each row execute function remove_translations('case');
drop function keep_case_translations();
