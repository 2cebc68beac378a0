create table action_plans (
  id integer generated always as identity primary key,
  line_id integer not null constraint action_plans_line references lines (id) on delete cascade,
  created_at timestamptz not null default now(),
  constraint action_plans_line_unique unique (line_id)
);

create table plan_answers (
  id integer generated always as identity primary key,
  plan_id integer not null constraint plan_answers_plan references action_plans (id) on delete cascade,
  number smallint not null constraint plan_answers_number check (number between 1 and 7),
  answer text not null,
  version integer not null default 1,
  updated_at timestamptz not null default now(),
  constraint plan_answers_number_unique unique (plan_id, number)
);

create table goals (
  id integer generated always as identity primary key,
  plan_id integer not null constraint goals_plan references action_plans (id) on delete cascade,
  category_id integer not null constraint goals_category references categories (id),
  indicator_id integer constraint goals_indicator references indicators (id),
  title text not null,
  barrier text,
  change text,
  sign_of_success text,
  kind text not null constraint goals_kind check (kind in ('start', 'make_usual', 'make_last', 'share')),
  target text,
  status text not null default 'in_progress' constraint goals_status check
    (status in ('in_progress', 'done', 'not_done')),
  carried_from_id integer constraint goals_carried_from references goals (id) on delete set null,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index goals_by_plan on goals (plan_id, id);

create table observations (
  id integer generated always as identity primary key,
  goal_id integer not null constraint observations_goal references goals (id) on delete cascade,
  text text not null,
  author_id integer not null constraint observations_author references users (id),
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index observations_by_goal on observations (goal_id, id);

create table actions (
  id integer generated always as identity primary key,
  goal_id integer not null constraint actions_goal references goals (id) on delete cascade,
  text text not null,
  category smallint not null constraint actions_category check (category between 1 and 6),
  accountable text,
  deadline date,
  status text not null default 'pending' constraint actions_status check
    (status in ('pending', 'in_progress', 'blocked', 'postponed', 'completed', 'cancelled')),
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index actions_by_goal on actions (goal_id, id);
