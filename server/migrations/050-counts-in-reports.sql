-- the small counts of learners that stand behind a total of a country's report: a later report must not give them away.
-- No reference to schools: a school that is gone is still in what was read.
create table report_counts (
  school_id integer not null,
  measure text not null,
  country_id integer not null constraint report_counts_country references countries (id) on delete cascade,
  region_id integer not null,
  learners smallint not null,
  most smallint not null,
  counted_in text not null,
  constraint report_counts_key primary key (school_id, measure),
  constraint report_counts_counted_in check (counted_in in ('region', 'country', 'earlier'))
);
create index report_counts_of_country on report_counts (country_id);
