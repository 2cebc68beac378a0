-- each edition is an instrument of its own; texts are { language: { field: words } };
-- source is what the instrument's folder said when it was last read, by row
create table instruments (
  id integer generated always as identity primary key,
  edition integer not null,
  replaces_id integer constraint instruments_replaces references instruments (id),
  enabled boolean not null default true,
  texts jsonb not null,
  source jsonb not null default '{}',
  indicator_count integer not null,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint instruments_edition_unique unique (edition)
);

create table categories (
  id integer generated always as identity primary key,
  instrument_id integer not null constraint categories_instrument references instruments (id),
  number smallint not null constraint categories_number check (number between 1 and 7),
  texts jsonb not null,
  constraint categories_number_unique unique (instrument_id, number)
);

create table outcomes (
  id integer generated always as identity primary key,
  category_id integer not null constraint outcomes_category references categories (id),
  number smallint not null,
  texts jsonb not null,
  constraint outcomes_number_unique unique (category_id, number)
);

create table indicators (
  id integer generated always as identity primary key,
  instrument_id integer not null constraint indicators_instrument references instruments (id),
  category_id integer not null constraint indicators_category references categories (id),
  outcome_id integer not null constraint indicators_outcome references outcomes (id),
  number smallint not null,
  code text not null,
  scale smallint not null constraint indicators_scale check (scale in (1, 2)),
  principal boolean not null,
  na_allowed boolean not null,
  texts jsonb not null,
  constraint indicators_code_unique unique (instrument_id, code)
);

create table options (
  id integer generated always as identity primary key,
  instrument_id integer not null constraint options_instrument references instruments (id),
  code text not null,
  scale smallint,
  points smallint,
  stage smallint,
  position smallint not null,
  texts jsonb not null,
  version integer not null default 1,
  updated_at timestamptz not null default now(),
  constraint options_code_unique unique nulls not distinct (instrument_id, code, scale)
);
