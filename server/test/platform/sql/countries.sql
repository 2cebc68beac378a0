-- coordinator
select "countries"."id", countries.names ->> $1::text as "name", null as "code", null as "representative", null as "regions", null as "schools", null as "version", null as "updated_at"
from "countries"
where countries.id in (select country_id
from regions
where regions.id = any($2::int[]));

-- representative
select "countries"."id", countries.names ->> $1::text as "name", countries.code as "code", (
select json_build_object('id', users.id,
'name', users.full_name)
from areas
join users on users.id = areas.user_id
where areas.country_id = countries.id
and areas.role = 1) as "representative", (select count(*)
from regions
where regions.country_id = countries.id) as "regions", (select coalesce(sum(regions.schools), 0)
from regions
where regions.country_id = countries.id) as "schools", countries.version as "version", countries.updated_at as "updated_at"
from "countries"
where "countries"."id" = ($2::int[])[1];

-- administrator
select "countries"."id", countries.names ->> $1::text as "name", countries.code as "code", (
select json_build_object('id', users.id,
'name', users.full_name)
from areas
join users on users.id = areas.user_id
where areas.country_id = countries.id
and areas.role = 1) as "representative", (select count(*)
from regions
where regions.country_id = countries.id) as "regions", (select coalesce(sum(regions.schools), 0)
from regions
where regions.country_id = countries.id) as "schools", countries.version as "version", countries.updated_at as "updated_at"
from "countries"
where true;

-- school
select "countries"."id", countries.names ->> $1::text as "name", null as "code", null as "representative", null as "regions", null as "schools", null as "version", null as "updated_at"
from "countries"
where countries.id in (select country_id
from schools
where schools.id = any($2::int[]));

-- coordinator search=peru
select "countries"."id", countries.names ->> $1::text as "name", null as "code", null as "representative", null as "regions", null as "schools", null as "version", null as "updated_at"
from "countries"
where countries.id in (select country_id
from regions
where regions.id = any($2::int[]))
and (lower(countries.code) like $3
or exists (select
from unnest(countries.folded_names) as folded
where folded like $4));
