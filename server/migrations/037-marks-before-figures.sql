-- What decides whether a statistic counts a line stands at the beginning of its row, before all that may be empty: a row
-- is read up to the last column that is asked for, and the marks stood behind 52 figures.
create table summaries_in_order (
  line_id integer not null, evaluation_id integer not null, school_id integer not null, region_id integer not null,
  country_id integer not null, instrument_id integer not null, answered integer not null default 0,
  cells_complete integer not null default 0, kind smallint not null, year smallint not null,
  current_of smallint not null default 0, evaluation_followed_in smallint not null default 10000,
  followed_in smallint not null default 0, followed_in_instrument smallint not null default 0,
  followed_in_kind smallint not null default 0, followed_in_both smallint not null default 0,
  is_latest boolean not null default false, is_latest_of_year boolean not null default false, status text not null,
  management text not null, type_of_school text not null,
  -- the figures of a validated line, those of its plan, and the points of the lines before it
  points float8, base_points float8, second_points float8, points_1 float8, points_2 float8, points_3 float8,
  points_4 float8, points_5 float8, points_6 float8, points_7 float8, none_1 smallint, none_2 smallint,
  none_3 smallint, none_4 smallint, none_5 smallint, none_6 smallint, none_7 smallint, change_1 smallint,
  change_2 smallint, change_3 smallint, change_4 smallint, change_5 smallint, change_6 smallint, change_7 smallint,
  transformation_1 smallint, transformation_2 smallint, transformation_3 smallint, transformation_4 smallint,
  transformation_5 smallint, transformation_6 smallint, transformation_7 smallint, innovation_1 smallint,
  innovation_2 smallint, innovation_3 smallint, innovation_4 smallint, innovation_5 smallint, innovation_6 smallint,
  innovation_7 smallint, goals_1 smallint, goals_2 smallint, goals_3 smallint, goals_4 smallint, goals_5 smallint,
  goals_6 smallint, goals_7 smallint, weight_1 smallint, weight_2 smallint, weight_3 smallint, weight_4 smallint,
  weight_5 smallint, weight_6 smallint, weight_7 smallint, goals_in_progress smallint, goals_done smallint,
  goals_not_done smallint, actions_pending smallint, actions_in_progress smallint, actions_blocked smallint,
  actions_postponed smallint, actions_completed smallint, actions_cancelled smallint, deadlines date[]
);

insert into summaries_in_order (
  line_id, evaluation_id, school_id, region_id, country_id, instrument_id, answered, cells_complete,
  kind, year, current_of, evaluation_followed_in, followed_in, followed_in_instrument,
  followed_in_kind, followed_in_both, is_latest, is_latest_of_year, status, management,
  type_of_school, points, base_points, second_points, points_1, points_2, points_3, points_4,
  points_5, points_6, points_7, none_1, none_2, none_3, none_4, none_5, none_6, none_7, change_1,
  change_2, change_3, change_4, change_5, change_6, change_7, transformation_1, transformation_2,
  transformation_3, transformation_4, transformation_5, transformation_6, transformation_7,
  innovation_1, innovation_2, innovation_3, innovation_4, innovation_5, innovation_6, innovation_7,
  goals_1, goals_2, goals_3, goals_4, goals_5, goals_6, goals_7, weight_1, weight_2, weight_3,
  weight_4, weight_5, weight_6, weight_7, goals_in_progress, goals_done, goals_not_done,
  actions_pending, actions_in_progress, actions_blocked, actions_postponed, actions_completed,
  actions_cancelled, deadlines
)
select
  line_id, evaluation_id, school_id, region_id, country_id, instrument_id, answered, cells_complete,
  kind, year, current_of, evaluation_followed_in, followed_in, followed_in_instrument,
  followed_in_kind, followed_in_both, is_latest, is_latest_of_year, status, management,
  type_of_school, points, base_points, second_points, points_1, points_2, points_3, points_4,
  points_5, points_6, points_7, none_1, none_2, none_3, none_4, none_5, none_6, none_7, change_1,
  change_2, change_3, change_4, change_5, change_6, change_7, transformation_1, transformation_2,
  transformation_3, transformation_4, transformation_5, transformation_6, transformation_7,
  innovation_1, innovation_2, innovation_3, innovation_4, innovation_5, innovation_6, innovation_7,
  goals_1, goals_2, goals_3, goals_4, goals_5, goals_6, goals_7, weight_1, weight_2, weight_3,
  weight_4, weight_5, weight_6, weight_7, goals_in_progress, goals_done, goals_not_done,
  actions_pending, actions_in_progress, actions_blocked, actions_postponed, actions_completed,
  actions_cancelled, deadlines
from line_summaries order by line_id;

drop table line_summaries;
alter table summaries_in_order rename to line_summaries;
alter table line_summaries
  add constraint line_summaries_pkey primary key (line_id),
  add constraint line_summaries_line foreign key (line_id) references lines (id) on delete cascade;
create index line_summaries_by_evaluation on line_summaries (evaluation_id);
create index line_summaries_by_school on line_summaries (school_id);
create index line_summaries_by_region on line_summaries (region_id);
create index line_summaries_by_country on line_summaries (country_id);

-- as before (010, 017)
create trigger line_summaries_placed before insert on line_summaries
  for each row execute function place_line_summary();
create trigger line_summaries_added after insert on line_summaries for each row execute function compare_summary();
create trigger line_summaries_scored after update of points on line_summaries for each row
  when (old.points is distinct from new.points) execute function compare_summary();

analyze line_summaries;
