-- Another day that a school proposes for an action, with its reason; a coordinator accepts or declines it.
alter table actions
  add column proposed_by integer constraint actions_proposed_by references users (id),
  add column proposed_at timestamptz,
  add column proposed_deadline date,
  add column proposed_reason text,
  add column declined_by integer constraint actions_declined_by references users (id),
  add column declined_at timestamptz,
  add constraint actions_proposal check ((proposed_at is null) = (proposed_by is null)
    and (proposed_at is null) = (proposed_deadline is null) and (proposed_at is null) = (proposed_reason is null)),
  add constraint actions_declined check ((declined_at is null) = (declined_by is null)
    and (declined_at is null or proposed_at is not null));

-- What waits for an answer, for the home of who gives it.
create index actions_proposed on actions (proposed_at) where proposed_at is not null and declined_at is null;

-- While one waits, what happens to a plan is told by it.
drop index letters_one_of_actions;
create unique index letters_one_of_actions on letters (user_id, evaluation_id, code)
  where code in ('action_reported', 'action_asked', 'action_confirmed', 'date_proposed', 'date_accepted',
    'date_declined') and ended_at is null;
