-- Who is to review a line that was submitted, and until when.
alter table lines
  add column reviewer_id integer constraint lines_reviewer references users (id),
  add column review_by date,
  add constraint lines_review_by check (review_by is null or reviewer_id is not null);
create index lines_to_review on lines (review_by) where status = 'IN REVIEW' and review_by is not null;
