-- coordinator region=1
select counted.count, rows.*
from (select (select count(*) as "count"
from "reports"
where reports.region_id = $1::int) as count) as counted
left
join (select "reports"."id", case
when countries.id is not null then json_build_object('id', countries.id,
'name', countries.names ->> $2::text) end as "country", case
when regions.id is not null then json_build_object('id', regions.id,
'name', regions.name) end as "region", "reports"."title", "reports"."year", "reports"."text", (select json_build_object('id', person.id,
'name', person.full_name)
from users person
where person.id = "reports"."author_id") as "author", (select json_build_object('id', person.id,
'name', person.full_name)
from users person
where person.id = "reports"."created_by") as "created_by", "reports"."created_at", "reports"."updated_at", "reports"."figures", "reports"."version", "page"."position"
from "reports"
left
join "regions" on "regions"."id" = "reports"."region_id"
left
join "countries" on "countries"."id" = "reports"."country_id"
inner
join (select id, row_number() over () as position
from (select "reports"."id"
from "reports"
where reports.region_id = $3::int
order by "reports"."id" desc
limit $4
offset $5) as ids) as "page" on "page"."id" = "reports"."id"
where (exists (select
from (select coalesce(reports.country_id, regions.country_id) as country) as reach_of_report
where "reports"."region_id" = any($6::int[]))
or reports.country_id in (select country_id
from regions
where regions.id = any($7::int[])))) as rows on true
order by rows.position;

-- representative region=1
select counted.count, rows.*
from (select (select count(*) as "count"
from "reports"
where reports.region_id = $1::int) as count) as counted
left
join (select "reports"."id", case
when countries.id is not null then json_build_object('id', countries.id,
'name', countries.names ->> $2::text) end as "country", case
when regions.id is not null then json_build_object('id', regions.id,
'name', regions.name) end as "region", "reports"."title", "reports"."year", "reports"."text", (select json_build_object('id', person.id,
'name', person.full_name)
from users person
where person.id = "reports"."author_id") as "author", (select json_build_object('id', person.id,
'name', person.full_name)
from users person
where person.id = "reports"."created_by") as "created_by", "reports"."created_at", "reports"."updated_at", "reports"."figures", "reports"."version", "page"."position"
from "reports"
left
join "regions" on "regions"."id" = "reports"."region_id"
left
join "countries" on "countries"."id" = "reports"."country_id"
inner
join (select id, row_number() over () as position
from (select "reports"."id"
from "reports"
where reports.region_id = $3::int
order by "reports"."id" desc
limit $4
offset $5) as ids) as "page" on "page"."id" = "reports"."id"
where (exists (select
from (select coalesce(reports.country_id, regions.country_id) as country) as reach_of_report
where "reach_of_report"."country" = ($6::int[])[1])
or false)) as rows on true
order by rows.position;

-- coordinator country=1
select counted.count, rows.*
from (select (select count(*) as "count"
from "reports"
where reports.country_id = $1::int) as count) as counted
left
join (select "reports"."id", case
when countries.id is not null then json_build_object('id', countries.id,
'name', countries.names ->> $2::text) end as "country", case
when regions.id is not null then json_build_object('id', regions.id,
'name', regions.name) end as "region", "reports"."title", "reports"."year", "reports"."text", (select json_build_object('id', person.id,
'name', person.full_name)
from users person
where person.id = "reports"."author_id") as "author", (select json_build_object('id', person.id,
'name', person.full_name)
from users person
where person.id = "reports"."created_by") as "created_by", "reports"."created_at", "reports"."updated_at", "reports"."figures", "reports"."version", "page"."position"
from "reports"
left
join "regions" on "regions"."id" = "reports"."region_id"
left
join "countries" on "countries"."id" = "reports"."country_id"
inner
join (select id, row_number() over () as position
from (select "reports"."id"
from "reports"
where reports.country_id = $3::int
order by "reports"."id" desc
limit $4
offset $5) as ids) as "page" on "page"."id" = "reports"."id"
where (exists (select
from (select coalesce(reports.country_id, regions.country_id) as country) as reach_of_report
where "reports"."region_id" = any($6::int[]))
or reports.country_id in (select country_id
from regions
where regions.id = any($7::int[])))) as rows on true
order by rows.position;
