-- What each indicator of a validated line is worth, one character each in the order of their ids: 0 to 7, or - where it
-- does not apply. Statistics look for the weakest indicator over all schools, and would have to read 66 rows for each.
alter table line_summaries add indicator_points text;

update line_summaries set indicator_points = answered.points
from (
  select counted.line_id, string_agg(coalesce(options.points::text, '-'), '' order by indicators.id) as points
  from line_summaries counted
  join indicators on indicators.instrument_id = counted.instrument_id
  left join results on results.line_id = counted.line_id and results.indicator_id = indicators.id
  left join options on options.id = results.option_id
  where counted.status in ('VALIDATED', 'CLOSED') and counted.none_1 is not null
  group by counted.line_id) as answered
where answered.line_id = line_summaries.line_id;
