-- The first look for a key is planned while the table is empty, when reading all of it is cheapest, and the plan stays
-- while the table grows: every save then read every key of the day.
alter function take_key(integer, text, text) set enable_seqscan = off;
