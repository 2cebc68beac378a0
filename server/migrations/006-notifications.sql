-- the words are made when they are read; a message written by a person keeps its own title and text
create table notifications (
  id integer generated always as identity primary key,
  user_id integer not null constraint notifications_user references users (id),
  code text not null,
  params jsonb not null default '{}',
  evaluation_id integer constraint notifications_evaluation references evaluations (id) on delete cascade,
  instrument_id integer constraint notifications_instrument references instruments (id),
  title text,
  message text,
  is_read boolean not null default false,
  created_at timestamptz not null default now()
);
create index notifications_by_user on notifications (user_id, id);
create index notifications_unread on notifications (user_id) where not is_read;
