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
