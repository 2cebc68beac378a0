-- How backups and drills of restoring ended, for the metrics and the operator's page.
create table operator_runs (
  id integer generated always as identity constraint operator_runs_id primary key,
  kind text not null constraint operator_runs_kind check (kind in ('backup', 'drill')),
  outcome text not null constraint operator_runs_outcome check (outcome in ('done', 'faults', 'failed')),
  ended_at timestamptz not null default now(),
  facts jsonb not null default '{}'
);
create index operator_runs_latest on operator_runs (kind, outcome, ended_at desc);
