-- Keys that stored files are encrypted with (decision 204), each wrapped by the operator's key: worth nothing without it.
create table file_keys (
  id uuid constraint file_keys_id primary key,
  purpose text not null constraint file_keys_purpose
    check (purpose in ('school', 'results', 'uploads', 'quarantine', 'other')),
  -- null: of a school that is gone, or of no school
  school_id integer constraint file_keys_school references schools (id) on delete set null,
  version integer not null,
  wrapped text not null,
  wrapped_by text not null,
  wrapped_at timestamptz not null default now(),
  made_at timestamptz not null default now(),
  -- null: files are still being moved to it
  settled_at timestamptz,
  -- null: what is stored now is encrypted with it
  retired_at timestamptz
);
create unique index file_keys_of_school on file_keys (school_id) where retired_at is null;
create unique index file_keys_of_purpose on file_keys (purpose) where retired_at is null and purpose <> 'school';
create index file_keys_by_operator on file_keys (wrapped_by);

-- Objects whose file has another one since: the same content, encrypted with another key or with none. They stay as
-- long as files that people took away, for backups under way and restores to an earlier moment.
create table former_objects (
  object uuid constraint former_objects_object primary key,
  file_id integer not null constraint former_objects_file references files (id) on delete cascade,
  replaced_at timestamptz not null default now()
);
create index former_objects_by_file on former_objects (file_id);
create index former_objects_by_time on former_objects (replaced_at);
