-- region and country stand here too and follow the school, so that a list in one region walks one index
create table evaluations (
  id integer generated always as identity primary key,
  school_id integer not null,
  region_id integer not null,
  country_id integer not null,
  instrument_id integer not null constraint evaluations_instrument references instruments (id),
  date date,
  period text,
  created_by integer not null constraint evaluations_created_by references users (id),
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint evaluations_school foreign key (school_id, region_id, country_id)
    references schools (id, region_id, country_id) on update cascade
);
create index evaluations_by_school on evaluations (school_id, instrument_id);
create index evaluations_updated on evaluations (updated_at, id);
create index evaluations_date on evaluations (date, id);
create index evaluations_date_last on evaluations (date desc nulls last, id desc);
create index evaluations_region_updated on evaluations (region_id, updated_at, id);
create index evaluations_country_updated on evaluations (country_id, updated_at, id);

create function count_evaluations() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then
    update regions set evaluations = evaluations - 1 where id = old.region_id;
  end if;
  if tg_op <> 'DELETE' then
    update regions set evaluations = evaluations + 1 where id = new.region_id;
  end if;
  return null;
end $$;
create trigger evaluations_counted after insert or delete on evaluations
  for each row execute function count_evaluations();
create trigger evaluations_moved after update of region_id on evaluations for each row
  when (old.region_id is distinct from new.region_id) execute function count_evaluations();

create table lines (
  id integer generated always as identity primary key,
  evaluation_id integer not null constraint lines_evaluation references evaluations (id) on delete cascade,
  kind smallint not null constraint lines_kind check (kind between 1 and 3),
  year smallint not null constraint lines_year check (year between 2000 and 2200),
  status text not null default 'OPEN' constraint lines_status check
    (status in ('OPEN', 'IN REVIEW', 'VALIDATED', 'CLOSED')),
  submitted_at timestamptz,
  submitted_by integer constraint lines_submitted_by references users (id),
  reviewed_at timestamptz,
  reviewed_by integer constraint lines_reviewed_by references users (id),
  closed_at timestamptz,
  closed_by integer constraint lines_closed_by references users (id),
  -- the names of school, region and country as they were when the line was validated
  place jsonb,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint lines_kind_unique unique (evaluation_id, kind)
);
create unique index lines_one_unfinished on lines (evaluation_id) where status <> 'CLOSED';
create index lines_by_status on lines (status, evaluation_id);
create index lines_by_year on lines (year, evaluation_id);
create index lines_by_stage_of_life on lines ((case status when 'OPEN' then 1 when 'IN REVIEW' then 2
  when 'VALIDATED' then 3 else 4 end), evaluation_id);

-- one row a line, kept in the same transaction as what it counts; locked before anything is counted anew
create table line_summaries (
  line_id integer primary key constraint line_summaries_line references lines (id) on delete cascade,
  answered integer not null default 0,
  cells_complete integer not null default 0
);

create table indiprin_scores (
  line_id integer not null constraint indiprin_scores_line references lines (id) on delete cascade,
  category_id integer not null constraint indiprin_scores_category references categories (id),
  score smallint not null constraint indiprin_scores_score check (score between 0 and 100),
  primary key (line_id, category_id)
);

create table results (
  id integer generated always as identity primary key,
  line_id integer not null constraint results_line references lines (id) on delete cascade,
  indicator_id integer not null constraint results_indicator references indicators (id),
  option_id integer not null constraint results_option references options (id),
  na_reason text,
  updated_by integer not null constraint results_updated_by references users (id),
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint results_indicator_unique unique (line_id, indicator_id)
);

-- the answers as they stood at each submission: { indicator id: option code }
create table submissions (
  id integer generated always as identity primary key,
  line_id integer not null constraint submissions_line references lines (id) on delete cascade,
  number smallint not null,
  submitted_by integer not null constraint submissions_submitted_by references users (id),
  at timestamptz not null default now(),
  answers jsonb not null,
  constraint submissions_number_unique unique (line_id, number)
);

create table reviews (
  id integer generated always as identity primary key,
  line_id integer not null constraint reviews_line references lines (id) on delete cascade,
  kind text not null constraint reviews_kind check (kind in ('returned', 'validated')),
  reviewed_by integer not null constraint reviews_reviewed_by references users (id),
  at timestamptz not null default now()
);
create index reviews_by_line on reviews (line_id, id);

create table review_messages (
  id integer generated always as identity primary key,
  review_id integer not null constraint review_messages_review references reviews (id) on delete cascade,
  text text not null,
  indicator_id integer constraint review_messages_indicator references indicators (id),
  category_id integer constraint review_messages_category references categories (id),
  stage smallint constraint review_messages_stage check (stage between 1 and 3)
);
create index review_messages_by_review on review_messages (review_id, id);

create table comments (
  id integer generated always as identity primary key,
  line_id integer not null constraint comments_line references lines (id) on delete cascade,
  indicator_id integer constraint comments_indicator references indicators (id),
  text text not null,
  author_id integer not null constraint comments_author references users (id),
  resolved boolean not null default false,
  edited_at timestamptz,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index comments_by_line on comments (line_id, id);

create table notes (
  id integer generated always as identity primary key,
  line_id integer not null constraint notes_line references lines (id) on delete cascade,
  indicator_id integer constraint notes_indicator references indicators (id),
  text text not null,
  author_id integer not null constraint notes_author references users (id),
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index notes_by_line on notes (line_id, id);

create table files (
  id integer generated always as identity primary key,
  object uuid not null constraint files_object_unique unique,
  -- null once its evaluation is deleted: the object is then swept
  line_id integer constraint files_line references lines (id) on delete set null,
  category_id integer not null constraint files_category references categories (id),
  stage smallint not null constraint files_stage check (stage between 1 and 3),
  kind text not null constraint files_kind check (kind in ('photo', 'video', 'document', 'archive')),
  name text not null,
  content_type text not null,
  size bigint not null,
  sha256 text not null,
  thumbnail boolean not null default false,
  description text,
  consent_by integer constraint files_consent_by references users (id),
  consent_at timestamptz,
  consent_text text,
  scan text not null default 'off' constraint files_scan check (scan in ('off', 'clean', 'infected')),
  uploaded_by integer not null constraint files_uploaded_by references users (id),
  created_at timestamptz not null default now(),
  deleted_at timestamptz
);
create index files_by_line on files (line_id, category_id, stage) where deleted_at is null;
create index files_by_person on files (uploaded_by, created_at);
create index files_deleted on files (deleted_at) where deleted_at is not null;
