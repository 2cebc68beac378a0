-- of a country or of a region; the figures are the statistics of the place on the day the report was written
create table reports (
  id integer generated always as identity primary key,
  country_id integer constraint reports_country references countries (id),
  region_id integer constraint reports_region references regions (id),
  title text not null,
  year smallint not null constraint reports_year check (year between 2000 and 2200),
  text text not null,
  author_id integer not null constraint reports_author references users (id),
  created_by integer not null constraint reports_created_by references users (id),
  figures jsonb not null,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint reports_one_place check (num_nonnulls(country_id, region_id) = 1)
);
create index reports_by_country on reports (country_id, id) where country_id is not null;
create index reports_by_region on reports (region_id, id) where region_id is not null;
