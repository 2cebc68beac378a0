-- Accounts of somewhere else that people sign in with (OpenID Connect, decision 224).
create table identities (
  issuer text not null,
  subject text not null,
  user_id integer not null constraint identities_user references users (id) on delete cascade,
  created_at timestamptz not null default now(),
  last_used_at timestamptz not null default now(),
  constraint identities_id primary key (issuer, subject)
);
create index identities_by_user on identities (user_id);

alter table challenges drop constraint challenges_purpose;
alter table challenges add constraint challenges_purpose check (purpose in ('sign_in', 'add', 'provider'));

-- Whose logout leads on to the provider.
alter table sessions add column by_provider boolean not null default false;
