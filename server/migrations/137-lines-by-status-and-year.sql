-- Lists of evaluations by status and year find their lines here, with where they lie, without looking at a row.
create index line_summaries_by_status on line_summaries (status, year, country_id, region_id)
  include (evaluation_id, kind, line_id, school_id);
