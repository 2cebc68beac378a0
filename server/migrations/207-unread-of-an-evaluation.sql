-- Whoever answers a comment has read what was told of it: these are found by their evaluation.
create index notifications_unread_of_evaluation on notifications (evaluation_id) where not is_read;
