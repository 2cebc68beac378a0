-- Somebody who has lost the app and the codes: one of the staff asked for the second step to go, another confirms.
create table factor_resets (
  user_id integer constraint factor_resets_id primary key
    constraint factor_resets_user references users (id) on delete cascade,
  asked_by integer not null constraint factor_resets_asked_by references users (id) on delete cascade,
  expires_at timestamptz not null
);
create index factor_resets_by_asker on factor_resets (asked_by);
