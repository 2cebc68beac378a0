-- What programs sign in with in place of a person (decision 234): the hash alone.
create table personal_tokens (
  id integer generated always as identity constraint personal_tokens_id primary key,
  user_id integer not null constraint personal_tokens_user references users (id) on delete cascade,
  hash bytea not null constraint personal_tokens_hash_unique unique,
  name text not null,
  -- of each room null, 'read' or 'write'
  scopes jsonb not null,
  created_at timestamptz not null default now(),
  ends_at timestamptz not null,
  last_used_at timestamptz
);
create index personal_tokens_by_user on personal_tokens (user_id);
create index personal_tokens_by_end on personal_tokens (ends_at);
