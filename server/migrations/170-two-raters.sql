-- a domain of a line that two people answer alone; finished_at is set with the second of the two
create table rating_rounds (
  id integer generated always as identity primary key,
  line_id integer not null constraint rating_rounds_line references lines (id) on delete cascade,
  category_id integer not null constraint rating_rounds_category references categories (id),
  opened_by integer not null constraint rating_rounds_opened_by references users (id),
  opened_at timestamptz not null default now(),
  finished_at timestamptz,
  constraint rating_rounds_unique unique (line_id, category_id)
);

create table rating_raters (
  round_id integer not null constraint rating_raters_round references rating_rounds (id) on delete cascade,
  place smallint not null constraint rating_raters_place check (place in (1, 2)),
  user_id integer not null constraint rating_raters_user references users (id),
  finished_at timestamptz,
  constraint rating_raters_key primary key (round_id, user_id),
  constraint rating_raters_place_unique unique (round_id, place)
);

create table ratings (
  round_id integer not null,
  user_id integer not null constraint ratings_user references users (id),
  indicator_id integer not null constraint ratings_indicator references indicators (id),
  option_id integer not null constraint ratings_option references options (id),
  na_reason text,
  updated_at timestamptz not null default now(),
  constraint ratings_key primary key (round_id, user_id, indicator_id),
  constraint ratings_rater foreign key (round_id, user_id)
    references rating_raters (round_id, user_id) on delete cascade
);

create table rating_agreements (
  round_id integer not null constraint rating_agreements_round references rating_rounds (id) on delete cascade,
  indicator_id integer not null constraint rating_agreements_indicator references indicators (id),
  option_id integer not null constraint rating_agreements_option references options (id),
  reason text,
  agreed_by integer not null constraint rating_agreements_agreed_by references users (id),
  at timestamptz not null default now(),
  constraint rating_agreements_key primary key (round_id, indicator_id)
);

-- What stands on the line can be read by both: until both are finished it takes no answer there, whichever way it comes.
create function results_wait_for_raters() returns trigger language plpgsql as $$
begin
  if exists (
    select from rating_rounds
    join indicators on indicators.category_id = rating_rounds.category_id
    where rating_rounds.line_id = new.line_id and rating_rounds.finished_at is null
      and indicators.id = new.indicator_id
  ) then
    raise exception 'two people answer this domain alone'
      using errcode = 'check_violation', constraint = 'results_wait_for_raters';
  end if;
  return new;
end $$;
create trigger results_wait_for_raters before insert or update on results
  for each row execute function results_wait_for_raters();
