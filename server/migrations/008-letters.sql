-- What is to be sent, and what was sent lately. The words are made when a letter is sent, and so is the link in it:
-- nothing here opens anything. Who is nobody asked under an address that nobody has.
create table letters (
  id integer generated always as identity primary key,
  user_id integer constraint letters_user references users (id) on delete cascade,
  -- only where it does not go to the address that the person has when it is sent
  address text,
  code text not null,
  params jsonb not null default '{}',
  evaluation_id integer constraint letters_evaluation references evaluations (id) on delete cascade,
  instrument_id integer constraint letters_instrument references instruments (id),
  created_at timestamptz not null default now(),
  due_at timestamptz not null default now(),
  attempts integer not null default 0,
  -- attempts of which nobody knows whether they arrived
  unknown integer not null default 0,
  ended_at timestamptz,
  outcome text constraint letters_outcome check (outcome in ('sent', 'refused', 'dropped')),
  constraint letters_ended_with_outcome check ((ended_at is null) = (outcome is null))
);
create index letters_due on letters (due_at, id) where ended_at is null;
create index letters_ended on letters (ended_at) where ended_at is not null;
create index letters_by_user on letters (user_id);
create index letters_by_evaluation on letters (evaluation_id);
-- while one waits, who comments on tells nothing new
create unique index letters_one_of_comments on letters (user_id, evaluation_id)
  where code = 'comment_added' and ended_at is null;
