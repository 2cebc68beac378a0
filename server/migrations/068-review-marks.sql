-- What a reviewer thinks of one answer of a submission: agreed, or a change asked for with words. One mark for an
-- indicator and submission; a later one takes its place, whoever gives it. Marks of earlier submissions stay.
create table review_marks (
  id integer generated always as identity primary key,
  line_id integer not null constraint review_marks_line references lines (id) on delete cascade,
  indicator_id integer not null constraint review_marks_indicator references indicators (id),
  submission integer not null,
  verdict text not null constraint review_marks_verdict check (verdict in ('agree', 'ask')),
  text text,
  marked_by integer not null constraint review_marks_marked_by references users (id),
  at timestamptz not null default now(),
  constraint review_marks_unique unique (line_id, indicator_id, submission),
  constraint review_marks_text check ((verdict = 'ask') = (text is not null))
);
