-- a session is a family of tokens; only hashes of tokens are kept
create table sessions (
  id integer generated always as identity primary key,
  user_id integer not null constraint sessions_user references users (id),
  remember boolean not null,
  device text,
  network text,
  created_at timestamptz not null default now(),
  last_used_at timestamptz not null default now(),
  ends_at timestamptz not null,
  revoked_at timestamptz,
  revoked_because text
);
create index sessions_by_user on sessions (user_id) where revoked_at is null;

create table tokens (
  hash bytea primary key,
  session_id integer not null constraint tokens_session references sessions (id) on delete cascade,
  kind text not null constraint tokens_kind check (kind in ('access', 'refresh')),
  generation integer not null,
  nonce bytea not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index tokens_by_session on tokens (session_id, generation);

create table secrets (name text primary key, value bytea not null);

-- the answers already given to a person's repeated request
create table idempotency_keys (
  user_id integer not null constraint idempotency_keys_user references users (id),
  route text not null,
  key text not null,
  body_hash text not null,
  status smallint not null,
  body jsonb,
  created_at timestamptz not null default now(),
  constraint idempotency_keys_key primary key (user_id, route, key)
);
create index idempotency_keys_by_age on idempotency_keys (created_at);

create table audit (
  id bigint generated always as identity primary key,
  at timestamptz not null default now(),
  actor_id integer,
  deed text not null,
  object_type text not null,
  object_id integer,
  old jsonb,
  new jsonb,
  request_id text
);
create index audit_by_object on audit (object_type, object_id, id);

create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'the audit is only ever added to' using errcode = 'restrict_violation';
end $$;
create trigger audit_append_only before update or delete or truncate on audit
  for each statement execute function refuse_change();
