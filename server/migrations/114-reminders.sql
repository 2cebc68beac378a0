-- How often each person is reminded of what is late in action plans, and when that last happened.
alter table users add column reminders text not null default 'weekly'
  constraint users_reminders check (reminders in ('off', 'weekly', 'at_once'));

create table plan_reminders (
  user_id integer constraint plan_reminders_user primary key references users (id) on delete cascade,
  reminded_at timestamptz not null
);

-- what waits for its confirmation, the longest first
create index actions_to_confirm on actions (reported_at) where reported_at is not null and question_at is null
  and status not in ('completed', 'cancelled');

-- while one waits, what happens to a plan is told by it
create unique index letters_one_of_actions on letters (user_id, evaluation_id, code)
  where code in ('action_reported', 'action_asked', 'action_confirmed') and ended_at is null;
create unique index letters_one_reminder on letters (user_id) where code = 'plan_reminder' and ended_at is null;
