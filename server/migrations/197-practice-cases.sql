-- What a person chose in cases to practise judging on: for that person alone (decision 217).
create table case_choices (
  user_id integer not null constraint case_choices_user references users (id) on delete cascade,
  case_number smallint not null,
  option_code text,
  chosen_at timestamptz not null default now(),
  constraint case_choices_id primary key (user_id, case_number)
);

-- Whoever does not want to have the cases proposed again.
create table case_proposals_declined (
  user_id integer constraint case_proposals_declined_id primary key
    constraint case_proposals_declined_user references users (id) on delete cascade,
  declined_at timestamptz not null default now()
);
