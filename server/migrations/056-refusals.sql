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

-- Words of hidden comments and notes leave the audit. The rows keep the hash that their seal was made over, whose salt
-- goes with the words, so the chain stays whole and nobody can guess the words from it. How long each text was is
-- written in a row of its own, because a sealed row cannot change.
insert into audit (deed, object_type, object_id, new, request_id)
select 'audit.redact', object_type, object_id,
  jsonb_build_object('entry', id, 'text', jsonb_build_object('length', char_length(personal #>> '{old,text}'))),
  'migration'
from audit
where deed in ('comment.hide', 'note.hide') and personal #>> '{old,text}' is not null
order by id;
update audit set personal = null where deed in ('comment.hide', 'note.hide') and personal is not null;
