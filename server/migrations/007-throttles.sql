-- how often somebody tried; the keys are keyed hashes, so that the table names nobody
create table throttles (
  key bytea primary key,
  attempts integer not null,
  window_ends timestamptz not null,
  free_at timestamptz not null
);
create index throttles_by_age on throttles (window_ends);

-- from which networks a person logged in lately
create index sessions_by_network on sessions (user_id, network, created_at);
