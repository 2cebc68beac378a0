-- How often anything changed that statistics by country or region are made of, country by country: whoever keeps a
-- statistic in memory sees by it whether it still holds. It rises in the transaction of each change. Several rows stand
-- for a country, so that nobody waits: a change takes one that nobody holds, else it adds one. None is taken away.
create table figure_changes (
  id bigint generated always as identity primary key,
  country_id integer not null,
  changes bigint not null
);
create index figure_changes_by_country on figure_changes (country_id);

create function figures_changed(country integer) returns void language plpgsql as $$
begin
  -- once in a transaction is enough
  perform from figure_changes where country_id = country and xmin = pg_current_xact_id()::xid;
  if found then return; end if;
  update figure_changes set changes = changes + 1
  where id = (select id from figure_changes where country_id = country limit 1 for update skip locked);
  if not found then insert into figure_changes (country_id, changes) values (country, 1); end if;
end $$;

-- Of both countries, where it lay in another one before.
create function note_changed_figures() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then perform figures_changed(old.country_id); end if;
  if tg_op <> 'DELETE' then perform figures_changed(new.country_id); end if;
  return null;
end $$;

create function note_changed_country() returns trigger language plpgsql as $$
begin
  perform figures_changed(new.id);
  return null;
end $$;

create trigger figures_of_schools after insert or delete or update on schools
  for each row execute function note_changed_figures();

-- All columns but the counts of answers and files, which change with each answer: no statistic that is kept says them.
create trigger figures_of_lines after insert or delete or update of
  line_id, evaluation_id, school_id, region_id, country_id, instrument_id, kind, year, current_of,
  evaluation_followed_in, followed_in, followed_in_instrument, followed_in_kind, followed_in_both, is_latest,
  is_latest_of_year, status, management, type_of_school, points, base_points, second_points, points_1,
  points_2, points_3, points_4, points_5, points_6, points_7, none_1, none_2, none_3, none_4, none_5, none_6,
  none_7, change_1, change_2, change_3, change_4, change_5, change_6, change_7, transformation_1,
  transformation_2, transformation_3, transformation_4, transformation_5, transformation_6, transformation_7,
  innovation_1, innovation_2, innovation_3, innovation_4, innovation_5, innovation_6, innovation_7, goals_1,
  goals_2, goals_3, goals_4, goals_5, goals_6, goals_7, weight_1, weight_2, weight_3, weight_4, weight_5,
  weight_6, weight_7, goals_in_progress, goals_done, goals_not_done, actions_pending, actions_in_progress,
  actions_blocked, actions_postponed, actions_completed, actions_cancelled, deadlines, change_under_way_1,
  change_under_way_2, change_under_way_3, change_under_way_4, change_under_way_5, change_under_way_6,
  change_under_way_7, transformation_under_way_1, transformation_under_way_2, transformation_under_way_3,
  transformation_under_way_4, transformation_under_way_5, transformation_under_way_6,
  transformation_under_way_7, innovation_under_way_1, innovation_under_way_2, innovation_under_way_3,
  innovation_under_way_4, innovation_under_way_5, innovation_under_way_6, innovation_under_way_7,
  indicator_points
  on line_summaries for each row execute function note_changed_figures();

create trigger figures_of_regions after update of name, folded, country_id on regions
  for each row execute function note_changed_figures();

create trigger figures_of_countries after update of names, folded_names on countries
  for each row execute function note_changed_country();
