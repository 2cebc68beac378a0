-- the words of every version of a report, the latest too; who wrote a version from before this is not known
create table report_versions (
  report_id integer not null constraint report_versions_report references reports (id) on delete cascade,
  version integer not null,
  title text not null,
  year smallint not null,
  text text not null,
  written_by integer constraint report_versions_written_by references users (id),
  written_at timestamptz not null,
  constraint report_versions_key primary key (report_id, version)
);

insert into report_versions (report_id, version, title, year, text, written_by, written_at)
select id, version, title, year, text, case when version = 1 then created_by end, updated_at from reports;
