-- What was deleted from a plan is found by the plan that its entry names: the row that led there is gone.
create index audit_deleted_of_plan on audit (((old ->> 'plan')::int), id)
  where deed in ('goal.delete', 'action.delete') and old ? 'plan';
