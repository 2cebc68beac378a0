-- coordinator
select counted.count, rows.*
from (select (select count(*) as "count"
from "regions"
inner
join "countries" on "countries"."id" = "regions"."country_id"
where "regions"."id" = any($1::int[])) as count) as counted
left
join (select "regions"."id", "regions"."name", json_build_object('id', countries.id,
'name', countries.names ->> $2::text) as "country", "regions"."schools", "regions"."version", "regions"."updated_at", "page"."position"
from "regions"
inner
join "countries" on "countries"."id" = "regions"."country_id"
inner
join (select id, row_number() over () as position
from (select "regions"."id"
from "regions"
inner
join "countries" on "countries"."id" = "regions"."country_id"
where "regions"."id" = any($3::int[])
order by "regions"."folded" asc, "regions"."id" asc
limit $4
offset $5) as ids) as "page" on "page"."id" = "regions"."id"
where "regions"."id" = any($6::int[])) as rows on true
order by rows.position;

-- representative
select counted.count, rows.*
from (select (select count(*) as "count"
from "regions"
inner
join "countries" on "countries"."id" = "regions"."country_id"
where "regions"."country_id" = ($1::int[])[1]) as count) as counted
left
join (select "regions"."id", "regions"."name", json_build_object('id', countries.id,
'name', countries.names ->> $2::text) as "country", "regions"."schools", "regions"."version", "regions"."updated_at", "page"."position"
from "regions"
inner
join "countries" on "countries"."id" = "regions"."country_id"
inner
join (select id, row_number() over () as position
from (select "regions"."id"
from "regions"
inner
join "countries" on "countries"."id" = "regions"."country_id"
where "regions"."country_id" = ($3::int[])[1]
order by "regions"."folded" asc, "regions"."id" asc
limit $4
offset $5) as ids) as "page" on "page"."id" = "regions"."id"
where "regions"."country_id" = ($6::int[])[1]) as rows on true
order by rows.position;

-- administrator
select counted.count, rows.*
from (select (select count(*) as "count"
from "regions"
inner
join "countries" on "countries"."id" = "regions"."country_id"
where true) as count) as counted
left
join (select "regions"."id", "regions"."name", json_build_object('id', countries.id,
'name', countries.names ->> $1::text) as "country", "regions"."schools", "regions"."version", "regions"."updated_at", "page"."position"
from "regions"
inner
join "countries" on "countries"."id" = "regions"."country_id"
inner
join (select id, row_number() over () as position
from (select "regions"."id"
from "regions"
inner
join "countries" on "countries"."id" = "regions"."country_id"
where true
order by "regions"."folded" asc, "regions"."id" asc
limit $2
offset $3) as ids) as "page" on "page"."id" = "regions"."id"
where true) as rows on true
order by rows.position;

-- school
select counted.count, rows.*
from (select (select count(*) as "count"
from "regions"
inner
join "countries" on "countries"."id" = "regions"."country_id"
where regions.id in (select region_id
from schools
where schools.id = any($1::int[]))) as count) as counted
left
join (select "regions"."id", "regions"."name", json_build_object('id', countries.id,
'name', countries.names ->> $2::text) as "country", null as "schools", "regions"."version", "regions"."updated_at", "page"."position"
from "regions"
inner
join "countries" on "countries"."id" = "regions"."country_id"
inner
join (select id, row_number() over () as position
from (select "regions"."id"
from "regions"
inner
join "countries" on "countries"."id" = "regions"."country_id"
where regions.id in (select region_id
from schools
where schools.id = any($3::int[]))
order by "regions"."folded" asc, "regions"."id" asc
limit $4
offset $5) as ids) as "page" on "page"."id" = "regions"."id"
where regions.id in (select region_id
from schools
where schools.id = any($6::int[]))) as rows on true
order by rows.position;

-- coordinator search=cusco
select counted.count, rows.*
from (select (select count(*) as "count"
from "regions"
inner
join "countries" on "countries"."id" = "regions"."country_id"
where "regions"."id" = any($1::int[])
and "regions"."folded" like $2) as count) as counted
left
join (select "regions"."id", "regions"."name", json_build_object('id', countries.id,
'name', countries.names ->> $3::text) as "country", "regions"."schools", "regions"."version", "regions"."updated_at", "page"."position"
from "regions"
inner
join "countries" on "countries"."id" = "regions"."country_id"
inner
join (select id, row_number() over () as position
from (select "regions"."id"
from "regions"
inner
join "countries" on "countries"."id" = "regions"."country_id"
where "regions"."id" = any($4::int[])
and "regions"."folded" like $5
order by "regions"."folded" asc, "regions"."id" asc
limit $6
offset $7) as ids) as "page" on "page"."id" = "regions"."id"
where "regions"."id" = any($8::int[])) as rows on true
order by rows.position;

-- coordinator country__name=Peru
select counted.count, rows.*
from (select (select count(*) as "count"
from "regions"
inner
join "countries" on "countries"."id" = "regions"."country_id"
where "regions"."id" = any($1::int[])
and countries.folded_names @> array[$2::text]) as count) as counted
left
join (select "regions"."id", "regions"."name", json_build_object('id', countries.id,
'name', countries.names ->> $3::text) as "country", "regions"."schools", "regions"."version", "regions"."updated_at", "page"."position"
from "regions"
inner
join "countries" on "countries"."id" = "regions"."country_id"
inner
join (select id, row_number() over () as position
from (select "regions"."id"
from "regions"
inner
join "countries" on "countries"."id" = "regions"."country_id"
where "regions"."id" = any($4::int[])
and countries.folded_names @> array[$5::text]
order by "regions"."folded" asc, "regions"."id" asc
limit $6
offset $7) as ids) as "page" on "page"."id" = "regions"."id"
where "regions"."id" = any($8::int[])) as rows on true
order by rows.position;

-- coordinator order=-country
select counted.count, rows.*
from (select (select count(*) as "count"
from "regions"
inner
join "countries" on "countries"."id" = "regions"."country_id"
where "regions"."id" = any($1::int[])) as count) as counted
left
join (select "regions"."id", "regions"."name", json_build_object('id', countries.id,
'name', countries.names ->> $2::text) as "country", "regions"."schools", "regions"."version", "regions"."updated_at", "page"."position"
from "regions"
inner
join "countries" on "countries"."id" = "regions"."country_id"
inner
join (select id, row_number() over () as position
from (select "regions"."id"
from "regions"
inner
join "countries" on "countries"."id" = "regions"."country_id"
where "regions"."id" = any($3::int[])
order by countries.folded_names[1] desc, "countries"."id" desc, "regions"."folded" desc, "regions"."id" desc
limit $4
offset $5) as ids) as "page" on "page"."id" = "regions"."id"
where "regions"."id" = any($6::int[])) as rows on true
order by rows.position;
