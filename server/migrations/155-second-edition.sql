-- statements that can be ticked are words of an indicator; their numbers stay: the stage and the place there, 11 is
-- the first of Change. What an indicator was in the edition before.
alter table indicators
  add column statements integer[] not null default '{}',
  add column link text constraint indicators_link check (link in ('same', 'reworded', 'split', 'merged', 'new')),
  add column links_from text[] not null default '{}';

-- a duty of safety and rights: kept or not, outside the score
create table duties (
  id integer generated always as identity primary key,
  instrument_id integer not null constraint duties_instrument references instruments (id),
  category_id integer not null constraint duties_category references categories (id),
  code text not null,
  position smallint not null,
  texts jsonb not null,
  constraint duties_code_unique unique (instrument_id, code)
);
create trigger duties_translated after update of texts on duties
  for each row execute function keep_translations('duty');
alter table translations drop constraint translations_kind;
alter table translations add constraint translations_kind check
  (kind in ('instrument', 'category', 'outcome', 'indicator', 'option', 'duty'));

-- what was ticked beside a letter, and of Reach how many of how many
alter table results
  add column statements integer[] not null default '{}',
  add column reached integer,
  add column of_whom integer,
  add constraint results_reached check ((reached is null) = (of_whom is null) and reached between 0 and of_whom);

create table duty_answers (
  id integer generated always as identity primary key,
  line_id integer not null constraint duty_answers_line references lines (id) on delete cascade,
  duty_id integer not null constraint duty_answers_duty references duties (id),
  kept boolean not null,
  plan text,
  updated_by integer not null constraint duty_answers_updated_by references users (id),
  version integer not null default 1,
  updated_at timestamptz not null default now(),
  constraint duty_answers_unique unique (line_id, duty_id),
  constraint duty_answers_plan check (plan is null or not kept)
);
