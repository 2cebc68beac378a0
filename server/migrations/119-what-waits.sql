-- What waits for somebody who looks after many schools is found without reading what does not.
create index lines_in_review on lines (submitted_at, id) where status = 'IN REVIEW';
create index lines_returned on lines (evaluation_id) where status = 'OPEN' and submitted_at is not null;
create index lines_to_close on lines (reviewed_at, id) where status = 'VALIDATED';
create index line_summaries_to_open on line_summaries (region_id, country_id)
  where is_latest and status = 'CLOSED' and kind < 3;
create index comments_open on comments (line_id, indicator_id, id) where not resolved;
