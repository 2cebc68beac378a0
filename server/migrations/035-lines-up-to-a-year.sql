-- Statistics up to a year ask for the last line until then, and plans are counted from the one row of a line too.
alter table line_summaries
  -- The least year of the lines that come after it, 10000 where none does: it is the last one up to all years before
  -- that. Of its evaluation, whatever the status; and of the validated and closed lines of its school, of those with
  -- the same instrument, the same kind, and both. A line that is neither validated nor closed says 0 there.
  add evaluation_followed_in smallint not null default 10000,
  add followed_in smallint not null default 0,
  add followed_in_instrument smallint not null default 0,
  add followed_in_kind smallint not null default 0,
  add followed_in_both smallint not null default 0,
  -- goals and actions of the plan by status, and the deadlines of actions that are neither completed nor cancelled, in
  -- order: written when the line is validated, since the plan changes no more
  add goals_in_progress smallint, add goals_done smallint, add goals_not_done smallint,
  add actions_pending smallint, add actions_in_progress smallint, add actions_blocked smallint,
  add actions_postponed smallint, add actions_completed smallint, add actions_cancelled smallint,
  add deadlines date[];

-- what one line says of the others of its school; tells which lines said something else
create or replace function compare_lines(school integer) returns setof integer language sql as $$
  with own as (
    select line_id, kind, evaluation_id, instrument_id, year, points,
      case when status in ('VALIDATED', 'CLOSED') then line_id end as counted,
      case when status in ('VALIDATED', 'CLOSED') then year end as counted_year
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
      end)::smallint as current_of,
      coalesce(min(year) over (partition by evaluation_id order by line_id
        rows between 1 following and unbounded following), 10000)::smallint as evaluation_followed_in,
      (case when counted is null then 0 else coalesce(min(counted_year) over (order by line_id
        rows between 1 following and unbounded following), 10000) end)::smallint as followed_in,
      (case when counted is null then 0 else coalesce(min(counted_year) over (partition by instrument_id
        order by line_id rows between 1 following and unbounded following), 10000) end)::smallint
        as followed_in_instrument,
      (case when counted is null then 0 else coalesce(min(counted_year) over (partition by kind
        order by line_id rows between 1 following and unbounded following), 10000) end)::smallint
        as followed_in_kind,
      (case when counted is null then 0 else coalesce(min(counted_year) over (partition by instrument_id, kind
        order by line_id rows between 1 following and unbounded following), 10000) end)::smallint
        as followed_in_both
    from own)
  update line_summaries kept set
    (is_latest, is_latest_of_year, base_points, second_points, current_of,
      evaluation_followed_in, followed_in, followed_in_instrument, followed_in_kind, followed_in_both) =
    (found.is_latest, found.is_latest_of_year, found.base_points, found.second_points, found.current_of,
      found.evaluation_followed_in, found.followed_in, found.followed_in_instrument, found.followed_in_kind,
      found.followed_in_both)
  from found
  where kept.line_id = found.line_id
    and (kept.is_latest, kept.is_latest_of_year, kept.base_points, kept.second_points, kept.current_of,
        kept.evaluation_followed_in, kept.followed_in, kept.followed_in_instrument, kept.followed_in_kind,
        kept.followed_in_both)
      is distinct from
      (found.is_latest, found.is_latest_of_year, found.base_points, found.second_points, found.current_of,
        found.evaluation_followed_in, found.followed_in, found.followed_in_instrument, found.followed_in_kind,
        found.followed_in_both)
  returning kept.line_id
$$;

select count(*) from schools cross join lateral compare_lines(schools.id);
