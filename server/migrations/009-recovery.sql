-- Links by which a person sets a password, as hashes. A password set meanwhile, in whatever way, makes them worthless.
create table recovery_tokens (
  hash bytea primary key,
  user_id integer not null constraint recovery_tokens_user references users (id) on delete cascade,
  password_version integer not null,
  expires_at timestamptz not null
);
create index recovery_tokens_by_user on recovery_tokens (user_id);
create index recovery_tokens_by_age on recovery_tokens (expires_at);
