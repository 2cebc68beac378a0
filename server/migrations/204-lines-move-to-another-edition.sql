-- A line keeps its edition. It stands on the line too, since whoever waits for a line that is moved reads its row anew,
-- and of all else what was there before (decision 192).
alter table lines
  add column instrument_id integer,
  add column edition_moved_at timestamptz;
update lines set instrument_id = evaluations.instrument_id
from evaluations where evaluations.id = lines.evaluation_id;
alter table lines
  alter column instrument_id set not null,
  add constraint lines_instrument foreign key (instrument_id) references instruments (id);

create function line_takes_edition() returns trigger language plpgsql as $$
begin
  select evaluations.instrument_id into new.instrument_id from evaluations where evaluations.id = new.evaluation_id;
  return new;
end $$;
create trigger lines_take_edition before insert on lines for each row execute function line_takes_edition();

-- places: where each indicator of the edition before went, by its id
create table edition_moves (
  line_id integer not null constraint edition_moves_line references lines (id) on delete cascade,
  from_id integer not null constraint edition_moves_from references instruments (id),
  to_id integer not null constraint edition_moves_to references instruments (id),
  places jsonb not null,
  moved_by integer not null constraint edition_moves_moved_by references users (id),
  moved_at timestamptz not null default now(),
  constraint edition_moves_key primary key (line_id, from_id)
);

-- an answer that the new edition has no place for, under its number, and the indicator where it is shown
create table former_answers (
  id integer primary key,
  line_id integer not null constraint former_answers_line references lines (id) on delete cascade,
  indicator_id integer not null constraint former_answers_indicator references indicators (id),
  -- what is asked there now is another question, and not the same in other words
  other boolean not null,
  former_indicator_id integer not null constraint former_answers_former_indicator references indicators (id),
  option_id integer not null constraint former_answers_option references options (id),
  na_reason text,
  statements integer[] not null,
  reached integer,
  of_whom integer,
  files integer[] not null,
  updated_by integer not null constraint former_answers_updated_by references users (id),
  updated_at timestamptz not null,
  constraint former_answers_unique unique (line_id, former_indicator_id)
);

create table former_duty_answers (
  id integer generated always as identity primary key,
  line_id integer not null constraint former_duty_answers_line references lines (id) on delete cascade,
  duty_id integer not null constraint former_duty_answers_duty references duties (id),
  kept boolean not null,
  plan text,
  updated_by integer not null constraint former_duty_answers_updated_by references users (id),
  updated_at timestamptz not null,
  constraint former_duty_answers_unique unique (line_id, duty_id)
);

-- what was told of a line goes along with it
create index notifications_by_evaluation on notifications (evaluation_id);

-- what words were written about, where they stand at another indicator now
alter table comments add column former_indicator_id integer
  constraint comments_former_indicator references indicators (id);
alter table notes add column former_indicator_id integer
  constraint notes_former_indicator references indicators (id);
