-- What statistics ask of a line stands in its one row here, so that no figure over many schools joins or counts.
-- Where it lies and how far it is follow by the triggers below; the figures from points_1 on are those of its
-- answers, its plan and its points of priority, written when it is validated: from then on none of them changes.
alter table line_summaries
  add evaluation_id integer,
  add school_id integer,
  add region_id integer,
  add country_id integer,
  add instrument_id integer,
  add kind smallint,
  add year smallint,
  -- the last line of its evaluation
  add is_latest boolean,
  -- the last line of its school that is validated or closed
  add is_current boolean not null default false,
  add status text,
  add management text,
  add type_of_school text,
  -- 0 to 7, by domain; null where a domain is not reported
  add points_1 float8, add points_2 float8, add points_3 float8, add points_4 float8, add points_5 float8,
  add points_6 float8, add points_7 float8,
  -- the mean of the domains
  add points float8,
  -- applicable indicators by domain and stage
  add none_1 smallint, add none_2 smallint, add none_3 smallint, add none_4 smallint, add none_5 smallint,
  add none_6 smallint, add none_7 smallint,
  add change_1 smallint, add change_2 smallint, add change_3 smallint, add change_4 smallint, add change_5 smallint,
  add change_6 smallint, add change_7 smallint,
  add transformation_1 smallint, add transformation_2 smallint, add transformation_3 smallint,
  add transformation_4 smallint, add transformation_5 smallint, add transformation_6 smallint,
  add transformation_7 smallint,
  add innovation_1 smallint, add innovation_2 smallint, add innovation_3 smallint, add innovation_4 smallint,
  add innovation_5 smallint, add innovation_6 smallint, add innovation_7 smallint,
  -- goals of the plan and points of priority, by domain
  add goals_1 smallint, add goals_2 smallint, add goals_3 smallint, add goals_4 smallint, add goals_5 smallint,
  add goals_6 smallint, add goals_7 smallint,
  add weight_1 smallint, add weight_2 smallint, add weight_3 smallint, add weight_4 smallint, add weight_5 smallint,
  add weight_6 smallint, add weight_7 smallint;

update line_summaries set
  evaluation_id = evaluations.id, school_id = schools.id, region_id = schools.region_id,
  country_id = schools.country_id, instrument_id = evaluations.instrument_id, kind = lines.kind, year = lines.year,
  is_latest = not exists (
    select from lines later where later.evaluation_id = lines.evaluation_id and later.kind > lines.kind),
  is_current = lines.status in ('VALIDATED', 'CLOSED') and not exists (
    select from lines later join evaluations others on others.id = later.evaluation_id
    where others.school_id = schools.id and later.id > lines.id and later.status in ('VALIDATED', 'CLOSED')),
  status = lines.status, management = schools.management, type_of_school = schools.type_of_school
from lines
join evaluations on evaluations.id = lines.evaluation_id
join schools on schools.id = evaluations.school_id
where lines.id = line_summaries.line_id;

alter table line_summaries
  alter evaluation_id set not null, alter school_id set not null, alter region_id set not null,
  alter country_id set not null, alter instrument_id set not null, alter kind set not null, alter year set not null,
  alter is_latest set not null, alter status set not null, alter management set not null,
  alter type_of_school set not null;

create index line_summaries_by_evaluation on line_summaries (evaluation_id);
create index line_summaries_by_school on line_summaries (school_id);
create index line_summaries_by_region on line_summaries (region_id);
create index line_summaries_by_country on line_summaries (country_id);

-- a line's row is made with its number alone
create function place_line_summary() returns trigger language plpgsql as $$
begin
  select evaluations.id, schools.id, schools.region_id, schools.country_id, evaluations.instrument_id,
    lines.kind, lines.year, lines.status, schools.management, schools.type_of_school,
    not exists (select from lines later where later.evaluation_id = evaluations.id and later.kind > lines.kind)
  into new.evaluation_id, new.school_id, new.region_id, new.country_id, new.instrument_id,
    new.kind, new.year, new.status, new.management, new.type_of_school, new.is_latest
  from lines
  join evaluations on evaluations.id = lines.evaluation_id
  join schools on schools.id = evaluations.school_id
  where lines.id = new.line_id;
  update line_summaries set is_latest = false
  where evaluation_id = new.evaluation_id and kind < new.kind and is_latest;
  return new;
end $$;
create trigger line_summaries_placed before insert on line_summaries
  for each row execute function place_line_summary();

create function mark_current_line(school integer) returns void language sql as $$
  update line_summaries set is_current = not is_current
  where school_id = school and is_current <> (line_id = coalesce((
    select max(counted.line_id) from line_summaries counted
    where counted.school_id = school and counted.status in ('VALIDATED', 'CLOSED')), 0))
$$;

-- lines are made OPEN; one that comes in from elsewhere may be further
create function mark_line_added() returns trigger language plpgsql as $$
begin
  perform mark_current_line(new.school_id);
  return null;
end $$;
create trigger line_summaries_added after insert on line_summaries for each row
  when (new.status in ('VALIDATED', 'CLOSED')) execute function mark_line_added();

create function follow_line() returns trigger language plpgsql as $$
declare school integer;
begin
  update line_summaries set status = new.status, year = new.year where line_id = new.id
  returning school_id into school;
  if (new.status in ('VALIDATED', 'CLOSED')) is distinct from (old.status in ('VALIDATED', 'CLOSED')) then
    perform mark_current_line(school);
  end if;
  return null;
end $$;
create trigger lines_followed after update of status, year on lines for each row
  when (old.status is distinct from new.status or old.year is distinct from new.year)
  execute function follow_line();

-- before the school's evaluations follow it: a save holds the line's row here first and its evaluation after
create function follow_school() returns trigger language plpgsql as $$
begin
  update line_summaries set region_id = new.region_id, country_id = new.country_id, management = new.management,
    type_of_school = new.type_of_school
  where school_id = new.id;
  return new;
end $$;
create trigger schools_followed before update of region_id, country_id, management, type_of_school on schools
  for each row when (old.region_id is distinct from new.region_id or old.country_id is distinct from new.country_id
    or old.management is distinct from new.management or old.type_of_school is distinct from new.type_of_school)
  execute function follow_school();
