-- coordinator
select counted.count, rows.*
from (select (select count(*) as "count"
from "reports"
left
join "regions" on "regions"."id" = "reports"."region_id"
where (exists (select
from (select coalesce(reports.country_id, regions.country_id) as country) as reach_of_report
where "reports"."region_id" = any($1::int[]))
or reports.country_id in (select country_id
from regions
where regions.id = any($2::int[])))) as count) as counted
left
join (select "reports"."id", "reports"."title", "reports"."year", (select count(*)::int
from reports newer
where newer.id > reports.id
and newer.country_id is not distinct
from reports.country_id
and newer.region_id is not distinct
from reports.region_id) as "newer", "page"."position", case
when countries.id is not null then json_build_object('id', countries.id,
'name', countries.names ->> $3::text) end as "country", case
when regions.id is not null then json_build_object('id', regions.id,
'name', regions.name) end as "region"
from "reports"
left
join "regions" on "regions"."id" = "reports"."region_id"
left
join "countries" on "countries"."id" = "reports"."country_id"
inner
join (select id, row_number() over () as position
from (select "reports"."id"
from "reports"
left
join "regions" on "regions"."id" = "reports"."region_id"
where (exists (select
from (select coalesce(reports.country_id, regions.country_id) as country) as reach_of_report
where "reports"."region_id" = any($4::int[]))
or reports.country_id in (select country_id
from regions
where regions.id = any($5::int[])))
order by "reports"."id" desc
limit $6
offset $7) as ids) as "page" on "page"."id" = "reports"."id") as rows on true
order by rows.position;

-- representative
select counted.count, rows.*
from (select (select count(*) as "count"
from "reports"
left
join "regions" on "regions"."id" = "reports"."region_id"
where (exists (select
from (select coalesce(reports.country_id, regions.country_id) as country) as reach_of_report
where "reach_of_report"."country" = ($1::int[])[1])
or false)) as count) as counted
left
join (select "reports"."id", "reports"."title", "reports"."year", (select count(*)::int
from reports newer
where newer.id > reports.id
and newer.country_id is not distinct
from reports.country_id
and newer.region_id is not distinct
from reports.region_id) as "newer", "page"."position", case
when countries.id is not null then json_build_object('id', countries.id,
'name', countries.names ->> $2::text) end as "country", case
when regions.id is not null then json_build_object('id', regions.id,
'name', regions.name) end as "region"
from "reports"
left
join "regions" on "regions"."id" = "reports"."region_id"
left
join "countries" on "countries"."id" = "reports"."country_id"
inner
join (select id, row_number() over () as position
from (select "reports"."id"
from "reports"
left
join "regions" on "regions"."id" = "reports"."region_id"
where (exists (select
from (select coalesce(reports.country_id, regions.country_id) as country) as reach_of_report
where "reach_of_report"."country" = ($3::int[])[1])
or false)
order by "reports"."id" desc
limit $4
offset $5) as ids) as "page" on "page"."id" = "reports"."id") as rows on true
order by rows.position;

-- administrator
select counted.count, rows.*
from (select (select count(*) as "count"
from "reports"
left
join "regions" on "regions"."id" = "reports"."region_id"
where (exists (select
from (select coalesce(reports.country_id, regions.country_id) as country) as reach_of_report
where true)
or false)) as count) as counted
left
join (select "reports"."id", "reports"."title", "reports"."year", (select count(*)::int
from reports newer
where newer.id > reports.id
and newer.country_id is not distinct
from reports.country_id
and newer.region_id is not distinct
from reports.region_id) as "newer", "page"."position", case
when countries.id is not null then json_build_object('id', countries.id,
'name', countries.names ->> $1::text) end as "country", case
when regions.id is not null then json_build_object('id', regions.id,
'name', regions.name) end as "region"
from "reports"
left
join "regions" on "regions"."id" = "reports"."region_id"
left
join "countries" on "countries"."id" = "reports"."country_id"
inner
join (select id, row_number() over () as position
from (select "reports"."id"
from "reports"
left
join "regions" on "regions"."id" = "reports"."region_id"
where (exists (select
from (select coalesce(reports.country_id, regions.country_id) as country) as reach_of_report
where true)
or false)
order by "reports"."id" desc
limit $2
offset $3) as ids) as "page" on "page"."id" = "reports"."id") as rows on true
order by rows.position;

-- coordinator search=inclusion
select counted.count, rows.*
from (select (select count(*) as "count"
from "reports"
left
join "regions" on "regions"."id" = "reports"."region_id"
where (exists (select
from (select coalesce(reports.country_id, regions.country_id) as country) as reach_of_report
where "reports"."region_id" = any($1::int[]))
or reports.country_id in (select country_id
from regions
where regions.id = any($2::int[])))
and translate(lower(regexp_replace( normalize("reports"."title", NFD), '[̀-ͯ]', '', 'g')), 'đĐ', 'dd') like $3) as count) as counted
left
join (select "reports"."id", "reports"."title", "reports"."year", (select count(*)::int
from reports newer
where newer.id > reports.id
and newer.country_id is not distinct
from reports.country_id
and newer.region_id is not distinct
from reports.region_id) as "newer", "page"."position", case
when countries.id is not null then json_build_object('id', countries.id,
'name', countries.names ->> $4::text) end as "country", case
when regions.id is not null then json_build_object('id', regions.id,
'name', regions.name) end as "region"
from "reports"
left
join "regions" on "regions"."id" = "reports"."region_id"
left
join "countries" on "countries"."id" = "reports"."country_id"
inner
join (select id, row_number() over () as position
from (select "reports"."id"
from "reports"
left
join "regions" on "regions"."id" = "reports"."region_id"
where (exists (select
from (select coalesce(reports.country_id, regions.country_id) as country) as reach_of_report
where "reports"."region_id" = any($5::int[]))
or reports.country_id in (select country_id
from regions
where regions.id = any($6::int[])))
and translate(lower(regexp_replace( normalize("reports"."title", NFD), '[̀-ͯ]', '', 'g')), 'đĐ', 'dd') like $7
order by "reports"."id" desc
limit $8
offset $9) as ids) as "page" on "page"."id" = "reports"."id") as rows on true
order by rows.position;
