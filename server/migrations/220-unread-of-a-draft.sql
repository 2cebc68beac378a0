-- What asked for a move of a draft is read with the next one.
create index notifications_unread_of_draft on notifications ((params ->> 'draft')) where not is_read and params ? 'draft';
