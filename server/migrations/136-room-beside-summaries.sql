-- Each answer raises a count in its line's summary. Where there is room on the page the row stays there, and none of the
-- indexes gets another entry.
alter table line_summaries set (fillfactor = 90);
