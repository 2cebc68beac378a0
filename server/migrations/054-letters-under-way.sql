-- Of the indicators that stand at a stage, those that are on their way there (letters A, C and E): a stage is reached by
-- the other letters alone. Lines that are validated already get their counts from their answers.
alter table line_summaries
  add change_under_way_1 smallint, add change_under_way_2 smallint, add change_under_way_3 smallint,
  add change_under_way_4 smallint, add change_under_way_5 smallint, add change_under_way_6 smallint,
  add change_under_way_7 smallint,
  add transformation_under_way_1 smallint, add transformation_under_way_2 smallint, add transformation_under_way_3 smallint,
  add transformation_under_way_4 smallint, add transformation_under_way_5 smallint, add transformation_under_way_6 smallint,
  add transformation_under_way_7 smallint,
  add innovation_under_way_1 smallint, add innovation_under_way_2 smallint, add innovation_under_way_3 smallint,
  add innovation_under_way_4 smallint, add innovation_under_way_5 smallint, add innovation_under_way_6 smallint,
  add innovation_under_way_7 smallint;

with counted as (
  select line_summaries.line_id,
    count(*) filter (where categories.number = 1 and options.points = 1) as change_under_way_1,
    count(*) filter (where categories.number = 2 and options.points = 1) as change_under_way_2,
    count(*) filter (where categories.number = 3 and options.points = 1) as change_under_way_3,
    count(*) filter (where categories.number = 4 and options.points = 1) as change_under_way_4,
    count(*) filter (where categories.number = 5 and options.points = 1) as change_under_way_5,
    count(*) filter (where categories.number = 6 and options.points = 1) as change_under_way_6,
    count(*) filter (where categories.number = 7 and options.points = 1) as change_under_way_7,
    count(*) filter (where categories.number = 1 and options.points = 3) as transformation_under_way_1,
    count(*) filter (where categories.number = 2 and options.points = 3) as transformation_under_way_2,
    count(*) filter (where categories.number = 3 and options.points = 3) as transformation_under_way_3,
    count(*) filter (where categories.number = 4 and options.points = 3) as transformation_under_way_4,
    count(*) filter (where categories.number = 5 and options.points = 3) as transformation_under_way_5,
    count(*) filter (where categories.number = 6 and options.points = 3) as transformation_under_way_6,
    count(*) filter (where categories.number = 7 and options.points = 3) as transformation_under_way_7,
    count(*) filter (where categories.number = 1 and options.points = 5) as innovation_under_way_1,
    count(*) filter (where categories.number = 2 and options.points = 5) as innovation_under_way_2,
    count(*) filter (where categories.number = 3 and options.points = 5) as innovation_under_way_3,
    count(*) filter (where categories.number = 4 and options.points = 5) as innovation_under_way_4,
    count(*) filter (where categories.number = 5 and options.points = 5) as innovation_under_way_5,
    count(*) filter (where categories.number = 6 and options.points = 5) as innovation_under_way_6,
    count(*) filter (where categories.number = 7 and options.points = 5) as innovation_under_way_7
  from line_summaries
  left join results on results.line_id = line_summaries.line_id
  left join indicators on indicators.id = results.indicator_id
  left join categories on categories.id = indicators.category_id
  left join options on options.id = results.option_id
  where line_summaries.status in ('VALIDATED', 'CLOSED') and line_summaries.none_1 is not null
  group by line_summaries.line_id)
update line_summaries set
  change_under_way_1 = counted.change_under_way_1,
  change_under_way_2 = counted.change_under_way_2,
  change_under_way_3 = counted.change_under_way_3,
  change_under_way_4 = counted.change_under_way_4,
  change_under_way_5 = counted.change_under_way_5,
  change_under_way_6 = counted.change_under_way_6,
  change_under_way_7 = counted.change_under_way_7,
  transformation_under_way_1 = counted.transformation_under_way_1,
  transformation_under_way_2 = counted.transformation_under_way_2,
  transformation_under_way_3 = counted.transformation_under_way_3,
  transformation_under_way_4 = counted.transformation_under_way_4,
  transformation_under_way_5 = counted.transformation_under_way_5,
  transformation_under_way_6 = counted.transformation_under_way_6,
  transformation_under_way_7 = counted.transformation_under_way_7,
  innovation_under_way_1 = counted.innovation_under_way_1,
  innovation_under_way_2 = counted.innovation_under_way_2,
  innovation_under_way_3 = counted.innovation_under_way_3,
  innovation_under_way_4 = counted.innovation_under_way_4,
  innovation_under_way_5 = counted.innovation_under_way_5,
  innovation_under_way_6 = counted.innovation_under_way_6,
  innovation_under_way_7 = counted.innovation_under_way_7
from counted
where counted.line_id = line_summaries.line_id;
