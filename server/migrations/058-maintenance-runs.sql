-- When regular work was last begun, so that hourly work is done although no server runs for an hour.
create table maintenance_runs (
  name text constraint maintenance_runs_name primary key,
  next_at timestamptz not null
);
