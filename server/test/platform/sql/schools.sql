-- coordinator
select (select coalesce(sum(regions.schools), 0) as "count"
from "regions"
where "regions"."id" = any($1::int[])) as count, (
select coalesce(json_agg(json_build_object('id', schools.id,
'name', "schools"."name",
'region', json_build_object('id', regions.id,
'name', regions.name),
'country', json_build_object('id', countries.id,
'name', countries.names ->> $2::text),
'project_name', "schools"."project_name",
'management', "schools"."management",
'type_of_school', "schools"."type_of_school",
'levels', "schools"."levels",
'students', "schools"."students",
'teachers', "schools"."teachers",
'students_with_disabilities', case
when "schools"."students_with_disabilities" >= 5 then "schools"."students_with_disabilities" end,
'students_with_multiple_disabilities', case
when "schools"."students_with_multiple_disabilities" >= 5 then "schools"."students_with_multiple_disabilities" end,
'students_with_visual_disabilities', case
when "schools"."students_with_visual_disabilities" >= 5 then "schools"."students_with_visual_disabilities" end,
'students_with_deafblindness', case
when "schools"."students_with_deafblindness" >= 5 then "schools"."students_with_deafblindness" end,
'other_professionals', "schools"."other_professionals",
'total_staff', "schools"."total_staff",
'counted_on', "schools"."counted_on",
'register_code', "schools"."register_code",
'version', schools.version,
'updated_at', to_char("schools"."updated_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'))
order by page.position), '[]')
from (select id, row_number() over () as position
from ((select "schools"."id"
from "schools"
where "schools"."region_id" = any($3::int[])
order by "schools"."folded" asc, "schools"."id" asc)
limit 20) as ids) as "page"
join schools on schools.id = page.id
join regions on regions.id = schools.region_id
join countries on countries.id = schools.country_id)::text as rows;

-- representative
select (select coalesce(sum(regions.schools), 0) as "count"
from "regions"
where "regions"."country_id" = ($1::int[])[1]) as count, (
select coalesce(json_agg(json_build_object('id', schools.id,
'name', "schools"."name",
'region', json_build_object('id', regions.id,
'name', regions.name),
'country', json_build_object('id', countries.id,
'name', countries.names ->> $2::text),
'project_name', "schools"."project_name",
'management', "schools"."management",
'type_of_school', "schools"."type_of_school",
'levels', "schools"."levels",
'students', "schools"."students",
'teachers', "schools"."teachers",
'students_with_disabilities', case
when "schools"."students_with_disabilities" >= 5 then "schools"."students_with_disabilities" end,
'students_with_multiple_disabilities', case
when "schools"."students_with_multiple_disabilities" >= 5 then "schools"."students_with_multiple_disabilities" end,
'students_with_visual_disabilities', case
when "schools"."students_with_visual_disabilities" >= 5 then "schools"."students_with_visual_disabilities" end,
'students_with_deafblindness', case
when "schools"."students_with_deafblindness" >= 5 then "schools"."students_with_deafblindness" end,
'other_professionals', "schools"."other_professionals",
'total_staff', "schools"."total_staff",
'counted_on', "schools"."counted_on",
'register_code', "schools"."register_code",
'version', schools.version,
'updated_at', to_char("schools"."updated_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'))
order by page.position), '[]')
from (select id, row_number() over () as position
from ((select "schools"."id"
from "schools"
where "schools"."country_id" = ($3::int[])[1]
order by "schools"."folded" asc, "schools"."id" asc)
limit 20) as ids) as "page"
join schools on schools.id = page.id
join regions on regions.id = schools.region_id
join countries on countries.id = schools.country_id)::text as rows;

-- administrator
select (select coalesce(sum(regions.schools), 0) as "count"
from "regions"
where true) as count, (
select coalesce(json_agg(json_build_object('id', schools.id,
'name', "schools"."name",
'region', json_build_object('id', regions.id,
'name', regions.name),
'country', json_build_object('id', countries.id,
'name', countries.names ->> $1::text),
'project_name', "schools"."project_name",
'management', "schools"."management",
'type_of_school', "schools"."type_of_school",
'levels', "schools"."levels",
'students', "schools"."students",
'teachers', "schools"."teachers",
'students_with_disabilities', case
when "schools"."students_with_disabilities" >= 5 then "schools"."students_with_disabilities" end,
'students_with_multiple_disabilities', case
when "schools"."students_with_multiple_disabilities" >= 5 then "schools"."students_with_multiple_disabilities" end,
'students_with_visual_disabilities', case
when "schools"."students_with_visual_disabilities" >= 5 then "schools"."students_with_visual_disabilities" end,
'students_with_deafblindness', case
when "schools"."students_with_deafblindness" >= 5 then "schools"."students_with_deafblindness" end,
'other_professionals', "schools"."other_professionals",
'total_staff', "schools"."total_staff",
'counted_on', "schools"."counted_on",
'register_code', "schools"."register_code",
'version', schools.version,
'updated_at', to_char("schools"."updated_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'))
order by page.position), '[]')
from (select id, row_number() over () as position
from ((select "schools"."id"
from "schools"
where true
order by "schools"."folded" asc, "schools"."id" asc)
limit 20) as ids) as "page"
join schools on schools.id = page.id
join regions on regions.id = schools.region_id
join countries on countries.id = schools.country_id)::text as rows;

-- school
select (select count(*) as "count"
from "schools"
where "schools"."id" = ($1::int[])[1]) as count, (
select coalesce(json_agg(json_build_object('id', schools.id,
'name', "schools"."name",
'region', json_build_object('id', regions.id,
'name', regions.name),
'country', json_build_object('id', countries.id,
'name', countries.names ->> $2::text),
'project_name', "schools"."project_name",
'management', "schools"."management",
'type_of_school', "schools"."type_of_school",
'levels', "schools"."levels",
'students', "schools"."students",
'teachers', "schools"."teachers",
'students_with_disabilities', case
when "schools"."students_with_disabilities" >= 5 then "schools"."students_with_disabilities" end,
'students_with_multiple_disabilities', case
when "schools"."students_with_multiple_disabilities" >= 5 then "schools"."students_with_multiple_disabilities" end,
'students_with_visual_disabilities', case
when "schools"."students_with_visual_disabilities" >= 5 then "schools"."students_with_visual_disabilities" end,
'students_with_deafblindness', case
when "schools"."students_with_deafblindness" >= 5 then "schools"."students_with_deafblindness" end,
'other_professionals', "schools"."other_professionals",
'total_staff', "schools"."total_staff",
'counted_on', "schools"."counted_on",
'register_code', "schools"."register_code",
'version', schools.version,
'updated_at', to_char("schools"."updated_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'))
order by page.position), '[]')
from (select id, row_number() over () as position
from ((select "schools"."id"
from "schools"
where "schools"."id" = ($3::int[])[1]
order by "schools"."folded" asc, "schools"."id" asc)
limit 20) as ids) as "page"
join schools on schools.id = page.id
join regions on regions.id = schools.region_id
join countries on countries.id = schools.country_id)::text as rows;

-- coordinator search=luna
select (select count(*) as "count"
from "schools"
where "schools"."region_id" = any($1::int[])
and "schools"."folded" like $2) as count, (
select coalesce(json_agg(json_build_object('id', schools.id,
'name', "schools"."name",
'region', json_build_object('id', regions.id,
'name', regions.name),
'country', json_build_object('id', countries.id,
'name', countries.names ->> $3::text),
'project_name', "schools"."project_name",
'management', "schools"."management",
'type_of_school', "schools"."type_of_school",
'levels', "schools"."levels",
'students', "schools"."students",
'teachers', "schools"."teachers",
'students_with_disabilities', case
when "schools"."students_with_disabilities" >= 5 then "schools"."students_with_disabilities" end,
'students_with_multiple_disabilities', case
when "schools"."students_with_multiple_disabilities" >= 5 then "schools"."students_with_multiple_disabilities" end,
'students_with_visual_disabilities', case
when "schools"."students_with_visual_disabilities" >= 5 then "schools"."students_with_visual_disabilities" end,
'students_with_deafblindness', case
when "schools"."students_with_deafblindness" >= 5 then "schools"."students_with_deafblindness" end,
'other_professionals', "schools"."other_professionals",
'total_staff', "schools"."total_staff",
'counted_on', "schools"."counted_on",
'register_code', "schools"."register_code",
'version', schools.version,
'updated_at', to_char("schools"."updated_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'))
order by page.position), '[]')
from (select id, row_number() over () as position
from ((select "schools"."id"
from "schools"
where "schools"."region_id" = any($4::int[])
and "schools"."folded" like $5
order by "schools"."folded" asc, "schools"."id" asc)
limit 20) as ids) as "page"
join schools on schools.id = page.id
join regions on regions.id = schools.region_id
join countries on countries.id = schools.country_id)::text as rows;

-- coordinator country__name=Peru
select (select coalesce(sum(regions.schools), 0) as "count"
from "regions"
where "regions"."id" = any($1::int[])
and "regions"."country_id" = (select countries.id
from countries
where countries.folded_names @> array[$2::text]
limit 1)) as count, (
select coalesce(json_agg(json_build_object('id', schools.id,
'name', "schools"."name",
'region', json_build_object('id', regions.id,
'name', regions.name),
'country', json_build_object('id', countries.id,
'name', countries.names ->> $3::text),
'project_name', "schools"."project_name",
'management', "schools"."management",
'type_of_school', "schools"."type_of_school",
'levels', "schools"."levels",
'students', "schools"."students",
'teachers', "schools"."teachers",
'students_with_disabilities', case
when "schools"."students_with_disabilities" >= 5 then "schools"."students_with_disabilities" end,
'students_with_multiple_disabilities', case
when "schools"."students_with_multiple_disabilities" >= 5 then "schools"."students_with_multiple_disabilities" end,
'students_with_visual_disabilities', case
when "schools"."students_with_visual_disabilities" >= 5 then "schools"."students_with_visual_disabilities" end,
'students_with_deafblindness', case
when "schools"."students_with_deafblindness" >= 5 then "schools"."students_with_deafblindness" end,
'other_professionals', "schools"."other_professionals",
'total_staff', "schools"."total_staff",
'counted_on', "schools"."counted_on",
'register_code', "schools"."register_code",
'version', schools.version,
'updated_at', to_char("schools"."updated_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'))
order by page.position), '[]')
from (select id, row_number() over () as position
from ((select "schools"."id"
from "schools"
where "schools"."region_id" = any($4::int[])
and "schools"."country_id" = (select countries.id
from countries
where countries.folded_names @> array[$5::text]
limit 1)
order by "schools"."folded" asc, "schools"."id" asc)
limit 20) as ids) as "page"
join schools on schools.id = page.id
join regions on regions.id = schools.region_id
join countries on countries.id = schools.country_id)::text as rows;

-- coordinator region__name=Cusco
select (select coalesce(sum(regions.schools), 0) as "count"
from "regions"
where "regions"."id" = any($1::int[])
and "regions"."folded" = $2) as count, (
select coalesce(json_agg(json_build_object('id', schools.id,
'name', "schools"."name",
'region', json_build_object('id', regions.id,
'name', regions.name),
'country', json_build_object('id', countries.id,
'name', countries.names ->> $3::text),
'project_name', "schools"."project_name",
'management', "schools"."management",
'type_of_school', "schools"."type_of_school",
'levels', "schools"."levels",
'students', "schools"."students",
'teachers', "schools"."teachers",
'students_with_disabilities', case
when "schools"."students_with_disabilities" >= 5 then "schools"."students_with_disabilities" end,
'students_with_multiple_disabilities', case
when "schools"."students_with_multiple_disabilities" >= 5 then "schools"."students_with_multiple_disabilities" end,
'students_with_visual_disabilities', case
when "schools"."students_with_visual_disabilities" >= 5 then "schools"."students_with_visual_disabilities" end,
'students_with_deafblindness', case
when "schools"."students_with_deafblindness" >= 5 then "schools"."students_with_deafblindness" end,
'other_professionals', "schools"."other_professionals",
'total_staff', "schools"."total_staff",
'counted_on', "schools"."counted_on",
'register_code', "schools"."register_code",
'version', schools.version,
'updated_at', to_char("schools"."updated_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'))
order by page.position), '[]')
from (select id, row_number() over () as position
from ((select "schools"."id"
from "schools"
where "schools"."region_id" = any($4::int[])
and "schools"."region_id" in (select named.id
from regions named
where named.folded = $5)
order by "schools"."folded" asc, "schools"."id" asc)
limit 20) as ids) as "page"
join schools on schools.id = page.id
join regions on regions.id = schools.region_id
join countries on countries.id = schools.country_id)::text as rows;

-- coordinator register_code=0412
select (select count(*) as "count"
from "schools"
where "schools"."region_id" = any($1::int[])
and lower(schools.register_code) = lower($2)) as count, (
select coalesce(json_agg(json_build_object('id', schools.id,
'name', "schools"."name",
'region', json_build_object('id', regions.id,
'name', regions.name),
'country', json_build_object('id', countries.id,
'name', countries.names ->> $3::text),
'project_name', "schools"."project_name",
'management', "schools"."management",
'type_of_school', "schools"."type_of_school",
'levels', "schools"."levels",
'students', "schools"."students",
'teachers', "schools"."teachers",
'students_with_disabilities', case
when "schools"."students_with_disabilities" >= 5 then "schools"."students_with_disabilities" end,
'students_with_multiple_disabilities', case
when "schools"."students_with_multiple_disabilities" >= 5 then "schools"."students_with_multiple_disabilities" end,
'students_with_visual_disabilities', case
when "schools"."students_with_visual_disabilities" >= 5 then "schools"."students_with_visual_disabilities" end,
'students_with_deafblindness', case
when "schools"."students_with_deafblindness" >= 5 then "schools"."students_with_deafblindness" end,
'other_professionals', "schools"."other_professionals",
'total_staff', "schools"."total_staff",
'counted_on', "schools"."counted_on",
'register_code', "schools"."register_code",
'version', schools.version,
'updated_at', to_char("schools"."updated_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'))
order by page.position), '[]')
from (select id, row_number() over () as position
from ((select "schools"."id"
from "schools"
where "schools"."region_id" = any($4::int[])
and lower(schools.register_code) = lower($5)
order by "schools"."folded" asc, "schools"."id" asc)
limit 20) as ids) as "page"
join schools on schools.id = page.id
join regions on regions.id = schools.region_id
join countries on countries.id = schools.country_id)::text as rows;

-- coordinator order=country
select (select coalesce(sum(regions.schools), 0) as "count"
from "regions"
where "regions"."id" = any($1::int[])) as count, (
select coalesce(json_agg(json_build_object('id', schools.id,
'name', "schools"."name",
'region', json_build_object('id', regions.id,
'name', regions.name),
'country', json_build_object('id', countries.id,
'name', countries.names ->> $2::text),
'project_name', "schools"."project_name",
'management', "schools"."management",
'type_of_school', "schools"."type_of_school",
'levels', "schools"."levels",
'students', "schools"."students",
'teachers', "schools"."teachers",
'students_with_disabilities', case
when "schools"."students_with_disabilities" >= 5 then "schools"."students_with_disabilities" end,
'students_with_multiple_disabilities', case
when "schools"."students_with_multiple_disabilities" >= 5 then "schools"."students_with_multiple_disabilities" end,
'students_with_visual_disabilities', case
when "schools"."students_with_visual_disabilities" >= 5 then "schools"."students_with_visual_disabilities" end,
'students_with_deafblindness', case
when "schools"."students_with_deafblindness" >= 5 then "schools"."students_with_deafblindness" end,
'other_professionals', "schools"."other_professionals",
'total_staff', "schools"."total_staff",
'counted_on', "schools"."counted_on",
'register_code', "schools"."register_code",
'version', schools.version,
'updated_at', to_char("schools"."updated_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'))
order by page.position), '[]')
from (select id, row_number() over () as position
from ((select "schools"."id"
from "countries"
inner
join lateral (select "schools"."id", "schools"."folded"
from "schools"
where "schools"."region_id" = any($3::int[])
and "schools"."country_id" = "countries"."id"
order by "schools"."folded" asc, "schools"."id" asc
limit 20) as "schools" on true
where countries.id in (select country_id
from regions
where regions.id = any($4::int[]))
order by countries.folded_names[1] asc, "countries"."id" asc, "schools"."folded" asc, "schools"."id" asc)
limit 20) as ids) as "page"
join schools on schools.id = page.id
join regions on regions.id = schools.region_id
join countries on countries.id = schools.country_id)::text as rows;

-- coordinator page=90
select (select coalesce(sum(regions.schools), 0) as "count"
from "regions"
where "regions"."id" = any($1::int[])) as count, (
select coalesce(json_agg(json_build_object('id', schools.id,
'name', "schools"."name",
'region', json_build_object('id', regions.id,
'name', regions.name),
'country', json_build_object('id', countries.id,
'name', countries.names ->> $2::text),
'project_name', "schools"."project_name",
'management', "schools"."management",
'type_of_school', "schools"."type_of_school",
'levels', "schools"."levels",
'students', "schools"."students",
'teachers', "schools"."teachers",
'students_with_disabilities', case
when "schools"."students_with_disabilities" >= 5 then "schools"."students_with_disabilities" end,
'students_with_multiple_disabilities', case
when "schools"."students_with_multiple_disabilities" >= 5 then "schools"."students_with_multiple_disabilities" end,
'students_with_visual_disabilities', case
when "schools"."students_with_visual_disabilities" >= 5 then "schools"."students_with_visual_disabilities" end,
'students_with_deafblindness', case
when "schools"."students_with_deafblindness" >= 5 then "schools"."students_with_deafblindness" end,
'other_professionals', "schools"."other_professionals",
'total_staff', "schools"."total_staff",
'counted_on', "schools"."counted_on",
'register_code', "schools"."register_code",
'version', schools.version,
'updated_at', to_char("schools"."updated_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'))
order by page.position), '[]')
from (select id, row_number() over () as position
from ((select "schools"."id"
from "schools"
where "schools"."region_id" = any($3::int[])
order by "schools"."folded" asc, "schools"."id" asc)
limit $4
offset $5) as ids) as "page"
join schools on schools.id = page.id
join regions on regions.id = schools.region_id
join countries on countries.id = schools.country_id)::text as rows;

-- coordinator summary=true
select (select coalesce(sum(regions.schools), 0) as "count"
from "regions"
where "regions"."id" = any($1::int[])) as count, (
select coalesce(json_agg(json_build_object('id', schools.id,
'name', schools.name)
order by page.position), '[]')
from (select id, row_number() over () as position
from ((select "schools"."id"
from "schools"
where "schools"."region_id" = any($2::int[])
order by "schools"."folded" asc, "schools"."id" asc)
limit 20) as ids) as "page"
join schools on schools.id = page.id
join regions on regions.id = schools.region_id
join countries on countries.id = schools.country_id)::text as rows;
