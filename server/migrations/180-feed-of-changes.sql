-- What changed and where it lies, in the order of the audit's chain: what other systems follow (decision 226). Rows
-- come from sealed rows of the audit, so that none turns up before a position that somebody has read already.
create table changes (
  position bigint constraint changes_position primary key,
  at timestamptz not null,
  kind text not null,
  object_id integer not null,
  action text not null,
  -- where it lay when it was told
  country_id integer,
  region_id integer,
  school_id integer
);
create index changes_by_country on changes (country_id, position) where country_id is not null;
create index changes_by_region on changes (region_id, position) where region_id is not null;
create index changes_by_school on changes (school_id, position) where school_id is not null;

-- How far the feed has come: the last seal that was told, its last position, and the last position that was purged.
-- It begins with what is written after this migration.
create table change_feed (
  only_row boolean default true constraint change_feed_only_row primary key
    constraint change_feed_is_one check (only_row),
  seal integer not null default 0,
  last bigint not null default 0,
  purged bigint not null default 0
);
insert into change_feed (seal) select coalesce(max(number), 0) from audit_seals;

-- Where a thing lies. What lies under something that was deleted lies nowhere.
create function place_of(kind text, thing integer, out country_id integer, out region_id integer,
  out school_id integer) language plpgsql stable as $$
declare
  plan integer;
  line integer;
  evaluation integer;
begin
  case kind
    when 'country' then select countries.id into country_id from countries where id = thing;
    when 'region' then
      select regions.country_id, regions.id into country_id, region_id from regions where id = thing;
    when 'school' then
      select schools.country_id, schools.region_id, schools.id into country_id, region_id, school_id
      from schools where id = thing;
    when 'report' then
      select coalesce(reports.country_id, regions.country_id), reports.region_id into country_id, region_id
      from reports left join regions on regions.id = reports.region_id where reports.id = thing;
    when 'evaluation' then evaluation := thing;
    when 'line' then line := thing;
    when 'result' then select line_id into line from results where id = thing;
    when 'file' then select line_id into line from files where id = thing;
    when 'comment' then select line_id into line from comments where id = thing;
    when 'note' then select line_id into line from notes where id = thing;
    when 'duty_answer' then select line_id into line from duty_answers where id = thing;
    when 'plan_answer' then select plan_id into plan from plan_answers where id = thing;
    when 'goal' then select plan_id into plan from goals where id = thing;
    when 'action' then
      select goals.plan_id into plan from actions join goals on goals.id = actions.goal_id
      where actions.id = thing;
    when 'observation' then
      select goals.plan_id into plan from observations join goals on goals.id = observations.goal_id
      where observations.id = thing;
    else return;
  end case;
  if plan is not null then select line_id into line from action_plans where id = plan; end if;
  if line is not null then select evaluation_id into evaluation from lines where id = line; end if;
  if evaluation is not null then
    select evaluations.country_id, evaluations.region_id, evaluations.school_id
    into country_id, region_id, school_id from evaluations where id = evaluation;
  end if;
end $$;

-- Where something lay that is deleted, until its deletion is told.
create table deleted_places (
  kind text not null,
  object_id integer not null,
  country_id integer not null,
  region_id integer,
  school_id integer,
  constraint deleted_places_of_thing primary key (kind, object_id)
);

create function remember_place() returns trigger language plpgsql as $$
begin
  insert into deleted_places
  select tg_argv[0], old.id, place.country_id, place.region_id, place.school_id
  from place_of(tg_argv[0], old.id) as place where place.country_id is not null
  on conflict on constraint deleted_places_of_thing do nothing;
  return old;
end $$;

create trigger places_kept before delete on countries for each row execute function remember_place('country');
create trigger places_kept before delete on regions for each row execute function remember_place('region');
create trigger places_kept before delete on schools for each row execute function remember_place('school');
create trigger places_kept before delete on reports for each row execute function remember_place('report');
create trigger places_kept before delete on evaluations for each row execute function remember_place('evaluation');
create trigger places_kept before delete on results for each row execute function remember_place('result');
create trigger places_kept before delete on files for each row execute function remember_place('file');
create trigger places_kept before delete on comments for each row execute function remember_place('comment');
create trigger places_kept before delete on notes for each row execute function remember_place('note');
create trigger places_kept before delete on duty_answers for each row execute function remember_place('duty_answer');
create trigger places_kept before delete on plan_answers for each row execute function remember_place('plan_answer');
create trigger places_kept before delete on goals for each row execute function remember_place('goal');
create trigger places_kept before delete on actions for each row execute function remember_place('action');
create trigger places_kept before delete on observations for each row execute function remember_place('observation');
