-- Suggested actions. Ours have a code ("4.1-2-3") and no country, come from the instrument's folder, and are kept when a
-- superuser takes them out, so that the next start does not bring them back; source is what the folder said last.
-- A country's own are in the language they were written in. The outcome is named by its code, which stays the same in
-- every edition of the instrument.
create table suggestions (
  id integer generated always as identity primary key,
  code text constraint suggestions_code_once unique,
  country_id integer constraint suggestions_country references countries (id) on delete cascade,
  outcome text not null constraint suggestions_outcome check (outcome ~ '^[1-7]\.[1-9]$'),
  stage smallint not null constraint suggestions_stage check (stage between 1 and 3),
  category smallint not null constraint suggestions_category check (category between 1 and 6),
  texts jsonb not null,
  source jsonb,
  is_taken_out boolean not null default false,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint suggestions_ours_or_a_countrys check (code is null or country_id is null)
);
create index suggestions_order on suggestions (outcome, stage, id) where not is_taken_out;
create index suggestions_of_country on suggestions (country_id);
