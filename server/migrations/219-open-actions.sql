-- What is not over, by its day, for the list of all that is open.
create index actions_open on actions (deadline, id) where status not in ('completed', 'cancelled');
