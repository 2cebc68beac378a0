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

create trigger practice_cases_translated after update of texts on practice_cases
  for each row execute function keep_translations('case');
