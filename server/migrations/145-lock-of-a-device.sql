-- A device whose lock opens what lies on it without a session asks with this whether it still may (decision 181).
alter table sessions add column lock_hash bytea;
create unique index sessions_by_lock on sessions (lock_hash) where lock_hash is not null;
