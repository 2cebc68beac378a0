-- coordinator
with kept as materialized (select (
select coalesce(sum(regions.evaluations), 0)
from regions
where "regions"."id" = any($1::int[])
and true) as count), candidates as materialized (
select evaluations.id, null::int as line, evaluations.updated_at as key, evaluations.id as tie
from evaluations
where "evaluations"."region_id" = any($2::int[])
and true
and (select kept.count
from kept) <= 10000), page as materialized ((select *
from candidates
order by "candidates"."key" desc , "candidates"."tie" desc
limit 20))
select (select kept.count
from kept) as count, (
select coalesce(json_agg(json_build_object( 'id', evaluations.id,
'school', (select json_build_object('id', "schools"."id",
'name', schools.name)
from "schools"
where "schools"."id" = "evaluations"."school_id"),
'region', (select json_build_object('id', "regions"."id",
'name', regions.name)
from "regions"
where "regions"."id" = "evaluations"."region_id"),
'country', (select json_build_object('id', "countries"."id",
'name', countries.names ->> $3::text)
from "countries"
where "countries"."id" = "evaluations"."country_id"),
'instrument', json_build_object('id', instruments.id,
'name', coalesce(instruments.texts -> $4::text ->> 'name', instruments.texts -> 'en' ->> 'name')),
'date', evaluations.date,
'period', evaluations.period,
'line', briefs.every[coalesce(array_position(briefs.ids, page.line), cardinality(briefs.ids))],
'lines', array_to_json(briefs.every),
'version', evaluations.version,
'updated_at', to_char("evaluations"."updated_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') ,
'reviewer', (select json_build_object('id', person.id,
'name', person.full_name)
from users person
where person.id = "shown"."reviewer_id"),
'review_by', shown.review_by)
order by "page"."key" desc , "page"."tie" desc), '[]')
from page
join evaluations on evaluations.id = page.id
join instruments on instruments.id = evaluations.instrument_id
cross
join lateral (
select array_agg(line_summaries.line_id
order by line_summaries.kind) as ids, array_agg(json_build_object( 'id', line_summaries.line_id,
'evaluation_type', ('{base,second,third}'::text[])["line_summaries"."kind"],
'year', line_summaries.year,
'status', line_summaries.status,
'progress', json_build_object( 'answered', line_summaries.answered,
'indicators', instruments.indicator_count,
'cells_complete', line_summaries.cells_complete,
'cells', 21))
order by line_summaries.kind) as every
from line_summaries
where line_summaries.evaluation_id = evaluations.id) as briefs
join lines shown on shown.id = briefs.ids[coalesce(array_position(briefs.ids, page.line), cardinality(briefs.ids))])::text as rows;

-- representative
with candidates as not materialized (
select evaluations.id, null::int as line, evaluations.updated_at as key, evaluations.id as tie
from evaluations
where "evaluations"."country_id" = ($1::int[])[1]
and true), page as materialized ((select *
from candidates
order by "candidates"."key" desc , "candidates"."tie" desc
limit 20))
select (
select coalesce(sum(regions.evaluations), 0)
from regions
where "regions"."country_id" = ($2::int[])[1]
and true) as count, (
select coalesce(json_agg(json_build_object( 'id', evaluations.id,
'school', (select json_build_object('id', "schools"."id",
'name', schools.name)
from "schools"
where "schools"."id" = "evaluations"."school_id"),
'region', (select json_build_object('id', "regions"."id",
'name', regions.name)
from "regions"
where "regions"."id" = "evaluations"."region_id"),
'country', (select json_build_object('id', "countries"."id",
'name', countries.names ->> $3::text)
from "countries"
where "countries"."id" = "evaluations"."country_id"),
'instrument', json_build_object('id', instruments.id,
'name', coalesce(instruments.texts -> $4::text ->> 'name', instruments.texts -> 'en' ->> 'name')),
'date', evaluations.date,
'period', evaluations.period,
'line', briefs.every[coalesce(array_position(briefs.ids, page.line), cardinality(briefs.ids))],
'lines', array_to_json(briefs.every),
'version', evaluations.version,
'updated_at', to_char("evaluations"."updated_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') ,
'reviewer', (select json_build_object('id', person.id,
'name', person.full_name)
from users person
where person.id = "shown"."reviewer_id"),
'review_by', shown.review_by)
order by "page"."key" desc , "page"."tie" desc), '[]')
from page
join evaluations on evaluations.id = page.id
join instruments on instruments.id = evaluations.instrument_id
cross
join lateral (
select array_agg(line_summaries.line_id
order by line_summaries.kind) as ids, array_agg(json_build_object( 'id', line_summaries.line_id,
'evaluation_type', ('{base,second,third}'::text[])["line_summaries"."kind"],
'year', line_summaries.year,
'status', line_summaries.status,
'progress', json_build_object( 'answered', line_summaries.answered,
'indicators', instruments.indicator_count,
'cells_complete', line_summaries.cells_complete,
'cells', 21))
order by line_summaries.kind) as every
from line_summaries
where line_summaries.evaluation_id = evaluations.id) as briefs
join lines shown on shown.id = briefs.ids[coalesce(array_position(briefs.ids, page.line), cardinality(briefs.ids))])::text as rows;

-- administrator
with candidates as not materialized (
select evaluations.id, null::int as line, evaluations.updated_at as key, evaluations.id as tie
from evaluations
where true
and true), page as materialized ((select *
from candidates
order by "candidates"."key" desc , "candidates"."tie" desc
limit 20))
select (
select coalesce(sum(regions.evaluations), 0)
from regions
where true
and true) as count, (
select coalesce(json_agg(json_build_object( 'id', evaluations.id,
'school', (select json_build_object('id', "schools"."id",
'name', schools.name)
from "schools"
where "schools"."id" = "evaluations"."school_id"),
'region', (select json_build_object('id', "regions"."id",
'name', regions.name)
from "regions"
where "regions"."id" = "evaluations"."region_id"),
'country', (select json_build_object('id', "countries"."id",
'name', countries.names ->> $1::text)
from "countries"
where "countries"."id" = "evaluations"."country_id"),
'instrument', json_build_object('id', instruments.id,
'name', coalesce(instruments.texts -> $2::text ->> 'name', instruments.texts -> 'en' ->> 'name')),
'date', evaluations.date,
'period', evaluations.period,
'line', briefs.every[coalesce(array_position(briefs.ids, page.line), cardinality(briefs.ids))],
'lines', array_to_json(briefs.every),
'version', evaluations.version,
'updated_at', to_char("evaluations"."updated_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') ,
'reviewer', (select json_build_object('id', person.id,
'name', person.full_name)
from users person
where person.id = "shown"."reviewer_id"),
'review_by', shown.review_by)
order by "page"."key" desc , "page"."tie" desc), '[]')
from page
join evaluations on evaluations.id = page.id
join instruments on instruments.id = evaluations.instrument_id
cross
join lateral (
select array_agg(line_summaries.line_id
order by line_summaries.kind) as ids, array_agg(json_build_object( 'id', line_summaries.line_id,
'evaluation_type', ('{base,second,third}'::text[])["line_summaries"."kind"],
'year', line_summaries.year,
'status', line_summaries.status,
'progress', json_build_object( 'answered', line_summaries.answered,
'indicators', instruments.indicator_count,
'cells_complete', line_summaries.cells_complete,
'cells', 21))
order by line_summaries.kind) as every
from line_summaries
where line_summaries.evaluation_id = evaluations.id) as briefs
join lines shown on shown.id = briefs.ids[coalesce(array_position(briefs.ids, page.line), cardinality(briefs.ids))])::text as rows;

-- school
with candidates as materialized (
select evaluations.id, null::int as line, evaluations.updated_at as key, evaluations.id as tie
from evaluations
where "evaluations"."school_id" = ($1::int[])[1]
and true
limit 10001), page as materialized ((select *
from candidates
order by "candidates"."key" desc , "candidates"."tie" desc
limit 20))
select (select count(*)
from candidates) as count, (
select coalesce(json_agg(json_build_object( 'id', evaluations.id,
'school', (select json_build_object('id', "schools"."id",
'name', schools.name)
from "schools"
where "schools"."id" = "evaluations"."school_id"),
'region', (select json_build_object('id', "regions"."id",
'name', regions.name)
from "regions"
where "regions"."id" = "evaluations"."region_id"),
'country', (select json_build_object('id', "countries"."id",
'name', countries.names ->> $2::text)
from "countries"
where "countries"."id" = "evaluations"."country_id"),
'instrument', json_build_object('id', instruments.id,
'name', coalesce(instruments.texts -> $3::text ->> 'name', instruments.texts -> 'en' ->> 'name')),
'date', evaluations.date,
'period', evaluations.period,
'line', briefs.every[coalesce(array_position(briefs.ids, page.line), cardinality(briefs.ids))],
'lines', array_to_json(briefs.every),
'version', evaluations.version,
'updated_at', to_char("evaluations"."updated_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') ,
'reviewer', (select json_build_object('id', person.id,
'name', person.full_name)
from users person
where person.id = "shown"."reviewer_id"),
'review_by', shown.review_by)
order by "page"."key" desc , "page"."tie" desc), '[]')
from page
join evaluations on evaluations.id = page.id
join instruments on instruments.id = evaluations.instrument_id
cross
join lateral (
select array_agg(line_summaries.line_id
order by line_summaries.kind) as ids, array_agg(json_build_object( 'id', line_summaries.line_id,
'evaluation_type', ('{base,second,third}'::text[])["line_summaries"."kind"],
'year', line_summaries.year,
'status', line_summaries.status,
'progress', json_build_object( 'answered', line_summaries.answered,
'indicators', instruments.indicator_count,
'cells_complete', line_summaries.cells_complete,
'cells', 21))
order by line_summaries.kind) as every
from line_summaries
where line_summaries.evaluation_id = evaluations.id) as briefs
join lines shown on shown.id = briefs.ids[coalesce(array_position(briefs.ids, page.line), cardinality(briefs.ids))])::text as rows;

-- coordinator country__name=Peru
with kept as materialized (select (
select coalesce(sum(regions.evaluations), 0)
from regions
where "regions"."id" = any($1::int[])
and "regions"."country_id" in (select countries.id
from countries
where countries.folded_names @> array[$2::text])) as count), candidates as materialized (
select evaluations.id, null::int as line, evaluations.updated_at as key, evaluations.id as tie
from evaluations
where "evaluations"."region_id" = any($3::int[])
and "evaluations"."country_id" in (select countries.id
from countries
where countries.folded_names @> array[$4::text])
and (select kept.count
from kept) <= 10000), page as materialized ((select *
from candidates
order by "candidates"."key" desc , "candidates"."tie" desc
limit 20))
select (select kept.count
from kept) as count, (
select coalesce(json_agg(json_build_object( 'id', evaluations.id,
'school', (select json_build_object('id', "schools"."id",
'name', schools.name)
from "schools"
where "schools"."id" = "evaluations"."school_id"),
'region', (select json_build_object('id', "regions"."id",
'name', regions.name)
from "regions"
where "regions"."id" = "evaluations"."region_id"),
'country', (select json_build_object('id', "countries"."id",
'name', countries.names ->> $5::text)
from "countries"
where "countries"."id" = "evaluations"."country_id"),
'instrument', json_build_object('id', instruments.id,
'name', coalesce(instruments.texts -> $6::text ->> 'name', instruments.texts -> 'en' ->> 'name')),
'date', evaluations.date,
'period', evaluations.period,
'line', briefs.every[coalesce(array_position(briefs.ids, page.line), cardinality(briefs.ids))],
'lines', array_to_json(briefs.every),
'version', evaluations.version,
'updated_at', to_char("evaluations"."updated_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') ,
'reviewer', (select json_build_object('id', person.id,
'name', person.full_name)
from users person
where person.id = "shown"."reviewer_id"),
'review_by', shown.review_by)
order by "page"."key" desc , "page"."tie" desc), '[]')
from page
join evaluations on evaluations.id = page.id
join instruments on instruments.id = evaluations.instrument_id
cross
join lateral (
select array_agg(line_summaries.line_id
order by line_summaries.kind) as ids, array_agg(json_build_object( 'id', line_summaries.line_id,
'evaluation_type', ('{base,second,third}'::text[])["line_summaries"."kind"],
'year', line_summaries.year,
'status', line_summaries.status,
'progress', json_build_object( 'answered', line_summaries.answered,
'indicators', instruments.indicator_count,
'cells_complete', line_summaries.cells_complete,
'cells', 21))
order by line_summaries.kind) as every
from line_summaries
where line_summaries.evaluation_id = evaluations.id) as briefs
join lines shown on shown.id = briefs.ids[coalesce(array_position(briefs.ids, page.line), cardinality(briefs.ids))])::text as rows;

-- coordinator region__name=Cusco
with kept as materialized (select (
select coalesce(sum(regions.evaluations), 0)
from regions
where "regions"."id" = any($1::int[])
and "regions"."id" in (select named.id
from regions named
where named.folded = $2)) as count), candidates as materialized (
select evaluations.id, null::int as line, evaluations.updated_at as key, evaluations.id as tie
from evaluations
where "evaluations"."region_id" = any($3::int[])
and "evaluations"."region_id" in (select named.id
from regions named
where named.folded = $4)
and (select kept.count
from kept) <= 10000), page as materialized ((select *
from candidates
order by "candidates"."key" desc , "candidates"."tie" desc
limit 20))
select (select kept.count
from kept) as count, (
select coalesce(json_agg(json_build_object( 'id', evaluations.id,
'school', (select json_build_object('id', "schools"."id",
'name', schools.name)
from "schools"
where "schools"."id" = "evaluations"."school_id"),
'region', (select json_build_object('id', "regions"."id",
'name', regions.name)
from "regions"
where "regions"."id" = "evaluations"."region_id"),
'country', (select json_build_object('id', "countries"."id",
'name', countries.names ->> $5::text)
from "countries"
where "countries"."id" = "evaluations"."country_id"),
'instrument', json_build_object('id', instruments.id,
'name', coalesce(instruments.texts -> $6::text ->> 'name', instruments.texts -> 'en' ->> 'name')),
'date', evaluations.date,
'period', evaluations.period,
'line', briefs.every[coalesce(array_position(briefs.ids, page.line), cardinality(briefs.ids))],
'lines', array_to_json(briefs.every),
'version', evaluations.version,
'updated_at', to_char("evaluations"."updated_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') ,
'reviewer', (select json_build_object('id', person.id,
'name', person.full_name)
from users person
where person.id = "shown"."reviewer_id"),
'review_by', shown.review_by)
order by "page"."key" desc , "page"."tie" desc), '[]')
from page
join evaluations on evaluations.id = page.id
join instruments on instruments.id = evaluations.instrument_id
cross
join lateral (
select array_agg(line_summaries.line_id
order by line_summaries.kind) as ids, array_agg(json_build_object( 'id', line_summaries.line_id,
'evaluation_type', ('{base,second,third}'::text[])["line_summaries"."kind"],
'year', line_summaries.year,
'status', line_summaries.status,
'progress', json_build_object( 'answered', line_summaries.answered,
'indicators', instruments.indicator_count,
'cells_complete', line_summaries.cells_complete,
'cells', 21))
order by line_summaries.kind) as every
from line_summaries
where line_summaries.evaluation_id = evaluations.id) as briefs
join lines shown on shown.id = briefs.ids[coalesce(array_position(briefs.ids, page.line), cardinality(briefs.ids))])::text as rows;

-- coordinator search=luna&order=school
with candidates as materialized (
select evaluations.id, null::int as line, schools.folded as key, evaluations.id as tie
from evaluations
join schools on schools.id = evaluations.school_id
where "schools"."region_id" = any($1::int[])
and true
and schools.folded like $2
limit 10001), page as materialized ((select *
from candidates
order by "candidates"."key" asc , "candidates"."tie" asc
limit 20))
select (select count(*)
from candidates) as count, (
select coalesce(json_agg(json_build_object( 'id', evaluations.id,
'school', (select json_build_object('id', "schools"."id",
'name', schools.name)
from "schools"
where "schools"."id" = "evaluations"."school_id"),
'region', (select json_build_object('id', "regions"."id",
'name', regions.name)
from "regions"
where "regions"."id" = "evaluations"."region_id"),
'country', (select json_build_object('id', "countries"."id",
'name', countries.names ->> $3::text)
from "countries"
where "countries"."id" = "evaluations"."country_id"),
'instrument', json_build_object('id', instruments.id,
'name', coalesce(instruments.texts -> $4::text ->> 'name', instruments.texts -> 'en' ->> 'name')),
'date', evaluations.date,
'period', evaluations.period,
'line', briefs.every[coalesce(array_position(briefs.ids, page.line), cardinality(briefs.ids))],
'lines', array_to_json(briefs.every),
'version', evaluations.version,
'updated_at', to_char("evaluations"."updated_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') ,
'reviewer', (select json_build_object('id', person.id,
'name', person.full_name)
from users person
where person.id = "shown"."reviewer_id"),
'review_by', shown.review_by)
order by "page"."key" asc , "page"."tie" asc), '[]')
from page
join evaluations on evaluations.id = page.id
join instruments on instruments.id = evaluations.instrument_id
cross
join lateral (
select array_agg(line_summaries.line_id
order by line_summaries.kind) as ids, array_agg(json_build_object( 'id', line_summaries.line_id,
'evaluation_type', ('{base,second,third}'::text[])["line_summaries"."kind"],
'year', line_summaries.year,
'status', line_summaries.status,
'progress', json_build_object( 'answered', line_summaries.answered,
'indicators', instruments.indicator_count,
'cells_complete', line_summaries.cells_complete,
'cells', 21))
order by line_summaries.kind) as every
from line_summaries
where line_summaries.evaluation_id = evaluations.id) as briefs
join lines shown on shown.id = briefs.ids[coalesce(array_position(briefs.ids, page.line), cardinality(briefs.ids))])::text as rows;

-- coordinator year=2025&status=IN+REVIEW
with candidates as materialized (
select evaluations.id, line_summaries.line_id as line, evaluations.updated_at as key, evaluations.id as tie
from evaluations
join "line_summaries" on "line_summaries"."evaluation_id" = evaluations.id
where "line_summaries"."region_id" = any($1::int[])
and true
and "line_summaries"."year" = $2::smallint
and "line_summaries"."status" = $3
and not exists (select
from "line_summaries" later
where later.evaluation_id = "line_summaries"."evaluation_id"
and later.kind > "line_summaries"."kind"
and "later"."year" = $4::smallint
and "later"."status" = $5)
limit 10001), page as materialized ((select *
from candidates
order by "candidates"."key" desc , "candidates"."tie" desc
limit 20))
select (select count(*)
from candidates) as count, (
select coalesce(json_agg(json_build_object( 'id', evaluations.id,
'school', (select json_build_object('id', "schools"."id",
'name', schools.name)
from "schools"
where "schools"."id" = "evaluations"."school_id"),
'region', (select json_build_object('id', "regions"."id",
'name', regions.name)
from "regions"
where "regions"."id" = "evaluations"."region_id"),
'country', (select json_build_object('id', "countries"."id",
'name', countries.names ->> $6::text)
from "countries"
where "countries"."id" = "evaluations"."country_id"),
'instrument', json_build_object('id', instruments.id,
'name', coalesce(instruments.texts -> $7::text ->> 'name', instruments.texts -> 'en' ->> 'name')),
'date', evaluations.date,
'period', evaluations.period,
'line', briefs.every[coalesce(array_position(briefs.ids, page.line), cardinality(briefs.ids))],
'lines', array_to_json(briefs.every),
'version', evaluations.version,
'updated_at', to_char("evaluations"."updated_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') ,
'reviewer', (select json_build_object('id', person.id,
'name', person.full_name)
from users person
where person.id = "shown"."reviewer_id"),
'review_by', shown.review_by)
order by "page"."key" desc , "page"."tie" desc), '[]')
from page
join evaluations on evaluations.id = page.id
join instruments on instruments.id = evaluations.instrument_id
cross
join lateral (
select array_agg(line_summaries.line_id
order by line_summaries.kind) as ids, array_agg(json_build_object( 'id', line_summaries.line_id,
'evaluation_type', ('{base,second,third}'::text[])["line_summaries"."kind"],
'year', line_summaries.year,
'status', line_summaries.status,
'progress', json_build_object( 'answered', line_summaries.answered,
'indicators', instruments.indicator_count,
'cells_complete', line_summaries.cells_complete,
'cells', 21))
order by line_summaries.kind) as every
from line_summaries
where line_summaries.evaluation_id = evaluations.id) as briefs
join lines shown on shown.id = briefs.ids[coalesce(array_position(briefs.ids, page.line), cardinality(briefs.ids))])::text as rows;

-- coordinator evaluation_line__evaluation_type=second&order=-year
with candidates as materialized (
select evaluations.id, line_summaries.line_id as line, "line_summaries"."year" as key, "line_summaries"."evaluation_id" as tie
from evaluations
join "line_summaries" on "line_summaries"."evaluation_id" = evaluations.id
where "line_summaries"."region_id" = any($1::int[])
and true
and "line_summaries"."kind" = $2::smallint
and not exists (select
from "line_summaries" later
where later.evaluation_id = "line_summaries"."evaluation_id"
and later.kind > "line_summaries"."kind"
and "later"."kind" = $3::smallint)
limit 10001), page as materialized ((select *
from candidates
order by "candidates"."key" desc , "candidates"."tie" desc
limit 20))
select (select count(*)
from candidates) as count, (
select coalesce(json_agg(json_build_object( 'id', evaluations.id,
'school', (select json_build_object('id', "schools"."id",
'name', schools.name)
from "schools"
where "schools"."id" = "evaluations"."school_id"),
'region', (select json_build_object('id', "regions"."id",
'name', regions.name)
from "regions"
where "regions"."id" = "evaluations"."region_id"),
'country', (select json_build_object('id', "countries"."id",
'name', countries.names ->> $4::text)
from "countries"
where "countries"."id" = "evaluations"."country_id"),
'instrument', json_build_object('id', instruments.id,
'name', coalesce(instruments.texts -> $5::text ->> 'name', instruments.texts -> 'en' ->> 'name')),
'date', evaluations.date,
'period', evaluations.period,
'line', briefs.every[coalesce(array_position(briefs.ids, page.line), cardinality(briefs.ids))],
'lines', array_to_json(briefs.every),
'version', evaluations.version,
'updated_at', to_char("evaluations"."updated_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') ,
'reviewer', (select json_build_object('id', person.id,
'name', person.full_name)
from users person
where person.id = "shown"."reviewer_id"),
'review_by', shown.review_by)
order by "page"."key" desc , "page"."tie" desc), '[]')
from page
join evaluations on evaluations.id = page.id
join instruments on instruments.id = evaluations.instrument_id
cross
join lateral (
select array_agg(line_summaries.line_id
order by line_summaries.kind) as ids, array_agg(json_build_object( 'id', line_summaries.line_id,
'evaluation_type', ('{base,second,third}'::text[])["line_summaries"."kind"],
'year', line_summaries.year,
'status', line_summaries.status,
'progress', json_build_object( 'answered', line_summaries.answered,
'indicators', instruments.indicator_count,
'cells_complete', line_summaries.cells_complete,
'cells', 21))
order by line_summaries.kind) as every
from line_summaries
where line_summaries.evaluation_id = evaluations.id) as briefs
join lines shown on shown.id = briefs.ids[coalesce(array_position(briefs.ids, page.line), cardinality(briefs.ids))])::text as rows;

-- coordinator reviewer=7
with candidates as materialized (
select evaluations.id, lines.id as line, evaluations.updated_at as key, evaluations.id as tie
from evaluations
join "lines" on "lines"."evaluation_id" = evaluations.id
where "evaluations"."region_id" = any($1::int[])
and true
and "lines"."reviewer_id" = $2
and not exists (select
from "lines" later
where later.evaluation_id = "lines"."evaluation_id"
and later.kind > "lines"."kind"
and "later"."reviewer_id" = $3)
limit 10001), page as materialized ((select *
from candidates
order by "candidates"."key" desc , "candidates"."tie" desc
limit 20))
select (select count(*)
from candidates) as count, (
select coalesce(json_agg(json_build_object( 'id', evaluations.id,
'school', (select json_build_object('id', "schools"."id",
'name', schools.name)
from "schools"
where "schools"."id" = "evaluations"."school_id"),
'region', (select json_build_object('id', "regions"."id",
'name', regions.name)
from "regions"
where "regions"."id" = "evaluations"."region_id"),
'country', (select json_build_object('id', "countries"."id",
'name', countries.names ->> $4::text)
from "countries"
where "countries"."id" = "evaluations"."country_id"),
'instrument', json_build_object('id', instruments.id,
'name', coalesce(instruments.texts -> $5::text ->> 'name', instruments.texts -> 'en' ->> 'name')),
'date', evaluations.date,
'period', evaluations.period,
'line', briefs.every[coalesce(array_position(briefs.ids, page.line), cardinality(briefs.ids))],
'lines', array_to_json(briefs.every),
'version', evaluations.version,
'updated_at', to_char("evaluations"."updated_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') ,
'reviewer', (select json_build_object('id', person.id,
'name', person.full_name)
from users person
where person.id = "shown"."reviewer_id"),
'review_by', shown.review_by)
order by "page"."key" desc , "page"."tie" desc), '[]')
from page
join evaluations on evaluations.id = page.id
join instruments on instruments.id = evaluations.instrument_id
cross
join lateral (
select array_agg(line_summaries.line_id
order by line_summaries.kind) as ids, array_agg(json_build_object( 'id', line_summaries.line_id,
'evaluation_type', ('{base,second,third}'::text[])["line_summaries"."kind"],
'year', line_summaries.year,
'status', line_summaries.status,
'progress', json_build_object( 'answered', line_summaries.answered,
'indicators', instruments.indicator_count,
'cells_complete', line_summaries.cells_complete,
'cells', 21))
order by line_summaries.kind) as every
from line_summaries
where line_summaries.evaluation_id = evaluations.id) as briefs
join lines shown on shown.id = briefs.ids[coalesce(array_position(briefs.ids, page.line), cardinality(briefs.ids))])::text as rows;

-- coordinator paginated=false
with kept as materialized (select (
select coalesce(sum(regions.evaluations), 0)
from regions
where "regions"."id" = any($1::int[])
and true) as count), candidates as materialized (
select evaluations.id, null::int as line, evaluations.updated_at as key, evaluations.id as tie
from evaluations
where "evaluations"."region_id" = any($2::int[])
and true
and (select kept.count
from kept) <= 10000), page as materialized ((select *
from candidates
order by "candidates"."key" desc , "candidates"."tie" desc
limit $3
offset $4))
select (select kept.count
from kept) as count, (
select coalesce(json_agg(json_build_object( 'id', evaluations.id,
'school', (select json_build_object('id', "schools"."id",
'name', schools.name)
from "schools"
where "schools"."id" = "evaluations"."school_id"),
'region', (select json_build_object('id', "regions"."id",
'name', regions.name)
from "regions"
where "regions"."id" = "evaluations"."region_id"),
'country', (select json_build_object('id', "countries"."id",
'name', countries.names ->> $5::text)
from "countries"
where "countries"."id" = "evaluations"."country_id"),
'instrument', json_build_object('id', instruments.id,
'name', coalesce(instruments.texts -> $6::text ->> 'name', instruments.texts -> 'en' ->> 'name')),
'date', evaluations.date,
'period', evaluations.period,
'line', briefs.every[coalesce(array_position(briefs.ids, page.line), cardinality(briefs.ids))],
'lines', array_to_json(briefs.every),
'version', evaluations.version,
'updated_at', to_char("evaluations"."updated_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') ,
'reviewer', (select json_build_object('id', person.id,
'name', person.full_name)
from users person
where person.id = "shown"."reviewer_id"),
'review_by', shown.review_by)
order by "page"."key" desc , "page"."tie" desc), '[]')
from page
join evaluations on evaluations.id = page.id
join instruments on instruments.id = evaluations.instrument_id
cross
join lateral (
select array_agg(line_summaries.line_id
order by line_summaries.kind) as ids, array_agg(json_build_object( 'id', line_summaries.line_id,
'evaluation_type', ('{base,second,third}'::text[])["line_summaries"."kind"],
'year', line_summaries.year,
'status', line_summaries.status,
'progress', json_build_object( 'answered', line_summaries.answered,
'indicators', instruments.indicator_count,
'cells_complete', line_summaries.cells_complete,
'cells', 21))
order by line_summaries.kind) as every
from line_summaries
where line_summaries.evaluation_id = evaluations.id) as briefs
join lines shown on shown.id = briefs.ids[coalesce(array_position(briefs.ids, page.line), cardinality(briefs.ids))])::text as rows;
