-- Passkeys that people sign in with, and what they are given to sign (decision 223).
create table passkeys (
  id integer generated always as identity constraint passkeys_id primary key,
  user_id integer not null constraint passkeys_user references users (id) on delete cascade,
  credential text not null constraint passkeys_credential_unique unique,
  user_handle text not null,
  public_key bytea not null,
  counter bigint not null,
  transports text[] not null,
  synced boolean not null,
  name text not null,
  created_at timestamptz not null default now(),
  last_used_at timestamptz
);
create index passkeys_by_user on passkeys (user_id);

create table challenges (
  hash bytea primary key,
  purpose text not null constraint challenges_purpose check (purpose in ('sign_in', 'add')),
  user_id integer constraint challenges_user references users (id) on delete cascade,
  expires_at timestamptz not null
);
create index challenges_by_user on challenges (user_id);
create index challenges_by_age on challenges (expires_at);
