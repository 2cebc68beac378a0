-- Refusals that repeat: how often one was met since the audit got its last row of it. One row a minute goes to the
-- audit, by whichever server finds that the minute has ended.
create table refusal_counts (
  key bytea constraint refusal_counts_key primary key,
  actor_id integer constraint refusal_counts_actor references users (id) on delete cascade,
  deed text not null,
  object_type text not null,
  details jsonb not null,
  times integer not null constraint refusal_counts_times check (times >= 0),
  ids integer[] not null,
  ends_at timestamptz not null
);
create index refusal_counts_by_end on refusal_counts (ends_at);
create index refusal_counts_by_actor on refusal_counts (actor_id);
