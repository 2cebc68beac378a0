-- A second step after the password: codes of an app (TOTP), and recovery codes for who has lost it.
create table totp_secrets (
  user_id integer constraint totp_secrets_id primary key
    constraint totp_secrets_user references users (id) on delete cascade,
  -- sealed with a key of the server; null until the first code was right
  secret bytea,
  -- another one, that waits for its first code
  pending bytea,
  -- the latest 30 seconds of which a code was taken: none counts twice
  last_step integer not null default 0,
  confirmed_at timestamptz,
  constraint totp_secrets_confirmed check ((secret is null) = (confirmed_at is null))
);

create table recovery_codes (
  user_id integer constraint recovery_codes_user references users (id) on delete cascade,
  hash bytea not null,
  constraint recovery_codes_id primary key (user_id, hash)
);

-- What a right password gives where a second step follows; used once, for some minutes.
create table login_tickets (
  hash bytea constraint login_tickets_id primary key,
  user_id integer not null constraint login_tickets_user references users (id) on delete cascade,
  password_version integer not null,
  remember boolean not null,
  expires_at timestamptz not null
);
create index login_tickets_by_user on login_tickets (user_id);
create index login_tickets_by_end on login_tickets (expires_at);

-- When the person last proved who they are in a session. Of those that go on from before nobody knows.
alter table sessions add column proven_at timestamptz not null default '-infinity';
alter table sessions alter column proven_at set default now();
