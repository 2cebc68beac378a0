-- the lines behind each average that a country's report shows: a later report must not give one of them away.
-- Without a region: of a mean, what the country's says of the regions that show none; of extremes, the whole country.
-- No reference to lines: one that is gone is still in what was read.
create table report_averages (
  id integer generated always as identity primary key,
  country_id integer not null constraint report_averages_country references countries (id) on delete cascade,
  region_id integer,
  figure text not null constraint report_averages_figure check (figure in ('mean', 'extremes')),
  lines integer[] not null
);
create index report_averages_of_country on report_averages (country_id);
