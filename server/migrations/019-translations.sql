-- one row for each text of an instrument in each language: an id to name it by, a version, its words, and the English
-- words that they were made of. People read the words where they always did, in the texts of each row; a trigger there
-- keeps this table.
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

-- whoever writes words, a person, a file or the instrument's folder: what was translated from what is kept here
create function keep_translations() returns trigger language plpgsql as $$
declare
  kind_of text := tg_argv[0];
  before jsonb := case when tg_op = 'UPDATE' then old.texts else '{}' end;
  instrument integer;
  place_of text;
  domain_of smallint;
  position_of text;
begin
  case kind_of
    when 'instrument' then
      instrument := new.id;
      place_of := '';
      position_of := '0';
    when 'category' then
      instrument := new.instrument_id;
      place_of := new.number::text;
      domain_of := new.number;
      position_of := '1.' || new.number;
    when 'outcome' then
      select categories.instrument_id, categories.number || '.' || new.number, categories.number,
        '1.' || categories.number || '.' || lpad(new.number::text, 2, '0')
      into instrument, place_of, domain_of, position_of
      from categories where categories.id = new.category_id;
    when 'indicator' then
      instrument := new.instrument_id;
      place_of := new.code;
      select categories.number, '1.' || categories.number || '.' || lpad(outcomes.number::text, 2, '0')
        || '.' || lpad(new.number::text, 2, '0')
      into domain_of, position_of
      from outcomes join categories on categories.id = outcomes.category_id where outcomes.id = new.outcome_id;
    else
      instrument := new.instrument_id;
      place_of := new.code || coalesce(' ' || new.scale, '');
      position_of := '2.' || lpad(new.position::text, 3, '0');
  end case;
  insert into translations
    (instrument_id, kind, object_id, field, language, place, domain, position, words, made_of)
  select instrument, kind_of, new.id, source.field, language, place_of, domain_of,
    position_of || ' ' || coalesce(to_char(array_position(array['name', 'label', 'description', 'help', 'na_reason',
      's1', 's2', 's3', 'look_for', 'ask_family', 'ask_learner'], source.field), 'FM00'), '99'),
    own.words, case when own.words is not null then source.words end
  from jsonb_each(new.texts -> 'en') as source(field, words)
    cross join unnest(array['en', 'pt', 'es', 'vi', 'hi', 'id']) as language
    cross join lateral (
      select nullif(nullif(nullif(new.texts -> language -> source.field, 'null'), '""'), '[]') as words) as own
  where jsonb_typeof(source.words) <> 'null'
  on conflict (kind, object_id, field, language) do update
  set words = excluded.words, made_of = excluded.made_of, version = translations.version + 1, updated_at = now()
  where new.texts -> translations.language -> translations.field
    is distinct from before -> translations.language -> translations.field;
  return null;
end $$;

create trigger instruments_translated after insert or update of texts on instruments
  for each row execute function keep_translations('instrument');
create trigger categories_translated after insert or update of texts on categories
  for each row execute function keep_translations('category');
create trigger outcomes_translated after insert or update of texts on outcomes
  for each row execute function keep_translations('outcome');
create trigger indicators_translated after insert or update of texts on indicators
  for each row execute function keep_translations('indicator');
create trigger options_translated after insert or update of texts on options
  for each row execute function keep_translations('option');

-- what is there already was translated from what stands there
update instruments set texts = texts;
update categories set texts = texts;
update outcomes set texts = texts;
update indicators set texts = texts;
update options set texts = texts;
