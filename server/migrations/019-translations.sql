-- one row for each text of an instrument in each language: an id to name it by, a version, its words, and the English
-- words that they were made of. People read the words where they always did, in the texts of each row; a trigger there
-- keeps this table. The rows of an edition are added when the server starts.
create table translations (
  id integer generated always as identity primary key,
  instrument_id integer not null constraint translations_instrument references instruments (id),
  kind text not null constraint translations_kind check
    (kind in ('instrument', 'category', 'outcome', 'indicator', 'option')),
  object_id integer not null,
  field text not null,
  language text not null constraint translations_language check (language in ('en', 'pt', 'es', 'vi', 'hi', 'id')),
  -- where it stands in the instrument: to people ('2.1.3'), and for sorting
  place text not null,
  domain smallint,
  position text collate "C" not null,
  -- null while there is no translation; of English they are the source
  words jsonb,
  made_of jsonb,
  -- words of another meaning: they wait for the next edition
  next jsonb,
  version integer not null default 1,
  updated_at timestamptz not null default now(),
  constraint translations_text_unique unique (kind, object_id, field, language)
);
create index translations_in_order on translations (instrument_id, language, position);

-- indicators of which this edition asks something else than the one it replaces
alter table instruments add changed_meanings text[] not null default '{}';

-- whoever writes words, a person, a file or the instrument's folder: what was translated from what is kept here.
-- Texts are large: they are unpacked once, not once for each field.
create function keep_translations() returns trigger language plpgsql as $$
begin
  update translations
  set words = said.words, made_of = case when said.words is not null then said.source end,
    version = translations.version + 1, updated_at = now()
  from (
    select translations.id, nullif(nullif(nullif(own.words, 'null'), '""'), '[]') as words, english.words as source
    from translations
      join jsonb_each(new.texts -> 'en') as english(field, words) on english.field = translations.field
      left join (
        select spoken.language, one.field, one.words
        from jsonb_each(new.texts) as spoken(language, fields), jsonb_each(spoken.fields) as one(field, words)
      ) as own on own.language = translations.language and own.field = translations.field
    where translations.kind = tg_argv[0] and translations.object_id = new.id
  ) as said
  where translations.id = said.id and translations.words is distinct from said.words;
  return null;
end $$;

create trigger instruments_translated after update of texts on instruments
  for each row execute function keep_translations('instrument');
create trigger categories_translated after update of texts on categories
  for each row execute function keep_translations('category');
create trigger outcomes_translated after update of texts on outcomes
  for each row execute function keep_translations('outcome');
create trigger indicators_translated after update of texts on indicators
  for each row execute function keep_translations('indicator');
create trigger options_translated after update of texts on options
  for each row execute function keep_translations('option');
