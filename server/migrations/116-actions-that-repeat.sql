-- What an action costs, and how often it comes again; each of its turns is a row that knows the one before.
alter table actions
  add column cost_amount numeric(14, 2),
  add column cost_currency text,
  add column repeats text,
  add column repeats_until date,
  add column repeat_of_id integer constraint actions_repeat_of references actions (id) on delete set null,
  add constraint actions_cost check ((cost_amount is null) = (cost_currency is null) and cost_amount >= 0),
  add constraint actions_repeats check (repeats in ('monthly', 'termly', 'yearly')),
  add constraint actions_repeats_until check (repeats_until is null or repeats is not null),
  add constraint actions_repeat_of_unique unique (repeat_of_id);
