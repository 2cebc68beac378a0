-- what a dry run found, row by row; written holds what applying it would write, named by column
create table import_rows (
  job_id integer not null constraint import_rows_job references jobs (id) on delete cascade,
  row integer not null,
  deed text not null constraint import_rows_deed check (deed in ('create', 'change', 'same', 'refuse')),
  errors jsonb not null default '{}',
  before jsonb,
  after jsonb,
  object_id integer,
  version integer,
  written jsonb,
  constraint import_rows_key primary key (job_id, row)
);
create index import_rows_by_deed on import_rows (job_id, deed, row);

-- thousands of schools in one statement: their regions are counted once each, not once a school
drop trigger schools_counted on schools;
create function count_added_schools() returns trigger language plpgsql as $$
begin
  update regions set schools = regions.schools + counted.number
  from (select region_id, count(*)::integer as number from added group by region_id) as counted
  where regions.id = counted.region_id;
  return null;
end $$;
create function count_removed_schools() returns trigger language plpgsql as $$
begin
  update regions set schools = regions.schools - counted.number
  from (select region_id, count(*)::integer as number from removed group by region_id) as counted
  where regions.id = counted.region_id;
  return null;
end $$;
create trigger schools_added after insert on schools referencing new table as added
  for each statement execute function count_added_schools();
create trigger schools_removed after delete on schools referencing old table as removed
  for each statement execute function count_removed_schools();
