-- long work: claimed by one server at a time, which says again and again that it is alive (beat_at);
-- attempt numbers the claims, so that a server that was thought dead cannot write over its successor
create table jobs (
  id integer generated always as identity primary key,
  user_id integer not null constraint jobs_user references users (id),
  kind text not null,
  status text not null default 'waiting' constraint jobs_status check
    (status in ('waiting', 'running', 'done', 'failed')),
  progress smallint not null default 0 constraint jobs_progress check (progress between 0 and 100),
  attempt smallint not null default 0,
  language text not null,
  asked jsonb not null,
  answer jsonb,
  -- the file that came in or was made, under its name in the storage of results
  object text,
  request_id text,
  created_at timestamptz not null default now(),
  started_at timestamptz,
  beat_at timestamptz,
  ended_at timestamptz
);
create index jobs_to_do on jobs (id) where status in ('waiting', 'running');
create index jobs_unfinished_by_user on jobs (user_id) where status in ('waiting', 'running');
create index jobs_by_age on jobs (created_at);
create index jobs_applying on jobs (((asked ->> 'dry_run')::integer)) where kind = 'import_apply';
