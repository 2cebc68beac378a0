create extension if not exists pg_trgm;

create table countries (
  id integer generated always as identity primary key,
  code text not null,
  names jsonb not null,
  -- in the order of the languages, compared letter by letter: lists are ordered by them
  folded_names text[] collate "C" not null,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint countries_code_unique unique (code)
);

-- folded is the name without case and accents (a school's project follows on a second line): lists are searched
-- and ordered by it, and letter by letter an index holds that order on every server;
-- schools and evaluations are counted here, by triggers, so that no list has to count what it does not show
create table regions (
  id integer generated always as identity primary key,
  country_id integer not null constraint regions_country references countries (id),
  name text not null,
  folded text collate "C" not null,
  schools integer not null default 0,
  evaluations integer not null default 0,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint regions_id_country unique (id, country_id)
);
create unique index regions_name_unique on regions (country_id, lower(normalize(btrim(name), nfc)));
create index regions_name_order on regions (folded, id);

create table schools (
  id integer generated always as identity primary key,
  region_id integer not null,
  country_id integer not null,
  name text not null,
  project_name text,
  folded text collate "C" not null,
  management text not null constraint schools_management check (management in ('public', 'private')),
  type_of_school text not null constraint schools_type check
    (type_of_school in ('regular', 'special', 'hospital_home_education', 'early_childhood_center')),
  levels text[] not null default '{}' constraint schools_levels check
    (levels <@ array['pre_school', 'school', 'high_school']),
  students integer not null default 0,
  teachers integer not null default 0,
  students_with_disabilities integer not null default 0,
  students_with_multiple_disabilities integer not null default 0,
  students_with_visual_disabilities integer not null default 0,
  students_with_deafblindness integer not null default 0,
  other_professionals integer not null default 0,
  total_staff integer not null generated always as (teachers + other_professionals) stored,
  counted_on date,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint schools_region foreign key (region_id, country_id)
    references regions (id, country_id) on update cascade,
  constraint schools_id_place unique (id, region_id, country_id),
  constraint schools_counts_not_negative check (least(students, teachers, students_with_disabilities,
    students_with_multiple_disabilities, students_with_visual_disabilities, students_with_deafblindness,
    other_professionals) >= 0),
  constraint schools_disabilities_within_students check (students_with_disabilities <= students),
  constraint schools_kinds_within_disabilities check (greatest(students_with_multiple_disabilities,
    students_with_visual_disabilities, students_with_deafblindness) <= students_with_disabilities)
);
create unique index schools_name_unique on schools (region_id, lower(normalize(btrim(name), nfc)));
create index schools_name_order on schools (folded, id);
create index schools_students_order on schools (students, id);
create index schools_updated_order on schools (updated_at, id);
create index schools_region_name on schools (region_id, folded, id);
create index schools_country_name on schools (country_id, folded, id);
create index schools_search on schools using gin (folded gin_trgm_ops);

create function count_schools() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then
    update regions set schools = schools - 1 where id = old.region_id;
  end if;
  if tg_op <> 'DELETE' then
    update regions set schools = schools + 1 where id = new.region_id;
  end if;
  return null;
end $$;
create trigger schools_counted after insert or delete on schools for each row execute function count_schools();
create trigger schools_moved after update of region_id on schools for each row
  when (old.region_id is distinct from new.region_id) execute function count_schools();

create table users (
  id integer generated always as identity primary key,
  username text not null,
  email text,
  full_name text not null,
  folded text not null,
  phone text,
  country_id integer constraint users_country references countries (id),
  role smallint not null constraint users_role check (role between 0 and 3),
  is_superuser boolean not null default false,
  is_active boolean not null default true,
  language text not null default 'en',
  password_hash text,
  password_version integer not null default 1,
  managed_country_id integer constraint users_managed_country references countries (id) on delete set null,
  managed_region_id integer constraint users_managed_region references regions (id) on delete set null,
  last_login timestamptz,
  deleted_at timestamptz,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint users_id_role unique (id, role),
  constraint users_superuser_is_high check (not is_superuser or role in (0, 1)),
  constraint users_username_without_at check (username !~ '@')
);
create unique index users_username_unique on users (lower(normalize(username, nfc)));
create unique index users_email_unique on users (lower(normalize(email, nfc)));
create index users_name_order on users (full_name, id) where deleted_at is null;
create index users_search on users using gin (folded gin_trgm_ops);
create index users_managed_country_index on users (managed_country_id);
create index users_managed_region_index on users (managed_region_id);

-- the role stands here too, so that the database can hold "one representative a country" and "kind fits role"
create table areas (
  id integer generated always as identity primary key,
  user_id integer not null,
  role smallint not null,
  country_id integer constraint areas_country references countries (id) on delete cascade,
  region_id integer constraint areas_region references regions (id) on delete cascade,
  school_id integer constraint areas_school references schools (id) on delete cascade,
  created_at timestamptz not null default now(),
  constraint areas_user foreign key (user_id, role) references users (id, role),
  constraint areas_kind_fits_role check (
    (role = 1 and country_id is not null and region_id is null and school_id is null) or
    (role = 2 and country_id is null and region_id is not null and school_id is null) or
    (role = 3 and country_id is null and region_id is null and school_id is not null)),
  constraint areas_country_once unique (user_id, country_id),
  constraint areas_region_once unique (user_id, region_id),
  constraint areas_school_once unique (user_id, school_id)
);
create unique index areas_one_representative on areas (country_id) where role = 1;
create index areas_by_region on areas (region_id) where region_id is not null;
create index areas_by_school on areas (school_id) where school_id is not null;
