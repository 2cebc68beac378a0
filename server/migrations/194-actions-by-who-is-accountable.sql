-- Open actions are found by who is accountable, for whoever leaves and hands over (decision 238).
create index actions_by_accountable on actions (lower(btrim(accountable)))
  where accountable is not null and status not in ('completed', 'cancelled');
