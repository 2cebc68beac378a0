-- A file that comes in parts, over days and broken connections: whose it is, how far it is, and the key to its parts.
create table uploads (
  id integer generated always as identity primary key,
  user_id integer not null constraint uploads_user references users (id),
  -- its sender's name for it: asked for again it is the same upload
  key text not null,
  line_id integer not null constraint uploads_line references lines (id) on delete cascade,
  metadata text not null,
  length bigint not null constraint uploads_length check (length > 0),
  received bigint not null default 0 constraint uploads_received check (received between 0 and length),
  secret text not null,
  file_id integer constraint uploads_file references files (id) on delete set null,
  created_at timestamptz not null default now(),
  finished_at timestamptz,
  expires_at timestamptz not null,
  constraint uploads_once unique (user_id, key)
);
create index uploads_by_line on uploads (line_id) where finished_at is null;
create index uploads_by_file on uploads (file_id) where file_id is not null;
create index uploads_expired on uploads (expires_at);

create table upload_parts (
  upload_id integer not null constraint upload_parts_upload references uploads (id) on delete cascade,
  start bigint not null,
  size integer not null,
  object uuid not null constraint upload_parts_object unique,
  constraint upload_parts_once primary key (upload_id, start)
);
