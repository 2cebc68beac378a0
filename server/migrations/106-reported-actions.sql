-- What a school reports as done, with its words and proof; a coordinator confirms it or asks.
alter table actions
  add column reported_by integer constraint actions_reported_by references users (id),
  add column reported_at timestamptz,
  add column report_note text,
  add column done_on date,
  add column question_by integer constraint actions_question_by references users (id),
  add column question_at timestamptz,
  add column question_text text,
  add column confirmed_by integer constraint actions_confirmed_by references users (id),
  add column confirmed_at timestamptz,
  add constraint actions_report check ((reported_at is null) = (reported_by is null)
    and (reported_at is null) = (report_note is null)),
  add constraint actions_question check ((question_at is null) = (question_by is null)
    and (question_at is null) = (question_text is null)),
  add constraint actions_confirmed check ((confirmed_at is null) = (confirmed_by is null));

-- A file without a stage is the proof of an action and no evidence; its action may be gone before it is swept.
alter table files alter column stage drop not null;
alter table files add column action_id integer constraint files_action references actions (id) on delete set null;
alter table files add constraint files_proof check (action_id is null or stage is null);
create index files_by_action on files (action_id) where action_id is not null;

-- What has a day and is still to do, for the lists of what is late.
create index actions_left on actions (deadline, id) where deadline is not null
  and status not in ('completed', 'cancelled') and (reported_at is null or question_at is not null);
