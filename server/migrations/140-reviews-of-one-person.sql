-- Lines that somebody is to review, for the list of one's own reviews.
create index lines_by_reviewer on lines (reviewer_id, evaluation_id) where reviewer_id is not null;
