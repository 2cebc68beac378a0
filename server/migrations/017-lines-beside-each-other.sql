-- What a statistic asks of a line beside the others of its school stands in its row too: whether it is the last of
-- those that fit, and the points of the lines before it. Finding that out for each question read three pages a line.
alter table line_summaries
  -- the last line of its evaluation in its year
  add is_latest_of_year boolean not null default false,
  -- the points of its evaluation's base line and second line, as far as there are any up to this line
  add base_points float8,
  add second_points float8,
  alter is_latest set default false,
  alter is_current drop default,
  -- Is it the last of its school's validated and closed lines with the same instrument (1), year (2) and kind (4)?
  -- One bit for each sum of these: bit 0 is the last of all, bit 6 the last of its year and kind.
  alter is_current type smallint using is_current::int::smallint,
  alter is_current set default 0;
alter table line_summaries rename is_current to current_of;

-- what one line says of the others of its school; tells which lines said something else
create function compare_lines(school integer) returns setof integer language sql as $$
  with own as (
    select line_id, kind, evaluation_id, instrument_id, year, points,
      case when status in ('VALIDATED', 'CLOSED') then line_id end as counted
    from line_summaries where school_id = school),
  found as (
    select line_id,
      line_id = max(line_id) over (partition by evaluation_id) as is_latest,
      line_id = max(line_id) over (partition by evaluation_id, year) as is_latest_of_year,
      max(points) filter (where kind = 1) over (partition by evaluation_id) as base_points,
      case when kind > 1 then max(points) filter (where kind = 2) over (partition by evaluation_id) end
        as second_points,
      (case when counted is null then 0 else
        (counted = max(counted) over ())::int
        + (counted = max(counted) over (partition by instrument_id))::int * 2
        + (counted = max(counted) over (partition by year))::int * 4
        + (counted = max(counted) over (partition by instrument_id, year))::int * 8
        + (counted = max(counted) over (partition by kind))::int * 16
        + (counted = max(counted) over (partition by instrument_id, kind))::int * 32
        + (counted = max(counted) over (partition by year, kind))::int * 64
        + (counted = max(counted) over (partition by instrument_id, year, kind))::int * 128
      end)::smallint as current_of
    from own)
  update line_summaries kept set (is_latest, is_latest_of_year, base_points, second_points, current_of) =
    (found.is_latest, found.is_latest_of_year, found.base_points, found.second_points, found.current_of)
  from found
  where kept.line_id = found.line_id
    and (kept.is_latest, kept.is_latest_of_year, kept.base_points, kept.second_points, kept.current_of)
      is distinct from
      (found.is_latest, found.is_latest_of_year, found.base_points, found.second_points, found.current_of)
  returning kept.line_id
$$;

-- a line's row is made with its number alone
create or replace function place_line_summary() returns trigger language plpgsql as $$
begin
  select evaluations.id, schools.id, schools.region_id, schools.country_id, evaluations.instrument_id,
    lines.kind, lines.year, lines.status, schools.management, schools.type_of_school
  into new.evaluation_id, new.school_id, new.region_id, new.country_id, new.instrument_id,
    new.kind, new.year, new.status, new.management, new.type_of_school
  from lines
  join evaluations on evaluations.id = lines.evaluation_id
  join schools on schools.id = evaluations.school_id
  where lines.id = new.line_id;
  return new;
end $$;

drop trigger line_summaries_added on line_summaries;
drop function mark_line_added;

create function compare_summary() returns trigger language plpgsql as $$
begin
  perform from compare_lines(new.school_id);
  return null;
end $$;
create trigger line_summaries_added after insert on line_summaries for each row execute function compare_summary();
-- the figures of a line come when it is validated
create trigger line_summaries_scored after update of points on line_summaries for each row
  when (old.points is distinct from new.points) execute function compare_summary();

create or replace function follow_line() returns trigger language plpgsql as $$
declare school integer;
begin
  update line_summaries set status = new.status, year = new.year where line_id = new.id
  returning school_id into school;
  perform from compare_lines(school);
  return null;
end $$;
drop function mark_current_line;

select count(*) from schools cross join lateral compare_lines(schools.id);
