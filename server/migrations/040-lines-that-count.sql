-- The marks of the lines that statistics of schools count, with what narrows them: these are found and counted without
-- reading the 52 figures beside them. What a validated line says of itself changes seldom, so saving an answer writes
-- nothing here.
create index line_summaries_that_count on line_summaries (year, management)
  include (kind, current_of, instrument_id, type_of_school, country_id, region_id, school_id, line_id, points)
  where current_of <> 0;
