-- coordinator
with page as (
select own.*
from unnest($1::int[]) as area
cross
join lateral (
select *
from changes
where "changes"."region_id" = area
and changes.position > $2::bigint
and coalesce((select "schools"."region_id" = any($3::int[])
from schools
where schools.id = changes.school_id), true)
and coalesce((select "regions"."id" = any($4::int[])
from regions
where regions.id = changes.region_id), true)
order by position
limit $5) as own
order by own.position
limit $6)
select last as newest, purged, (
select coalesce(json_agg(json_build_object('position', position,
'at', to_char("page"."at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'),
'kind', kind,
'id', object_id,
'action', action,
'country', country_id,
'region', region_id,
'school', school_id)
order by position), '[]')
from page) as rows
from change_feed;

-- representative
with page as (
select own.*
from unnest($1::int[]) as area
cross
join lateral (
select *
from changes
where "changes"."country_id" = area
and changes.position > $2::bigint
and coalesce((select "schools"."country_id" = ($3::int[])[1]
from schools
where schools.id = changes.school_id), true)
and coalesce((select "regions"."country_id" = ($4::int[])[1]
from regions
where regions.id = changes.region_id), true)
order by position
limit $5) as own
order by own.position
limit $6)
select last as newest, purged, (
select coalesce(json_agg(json_build_object('position', position,
'at', to_char("page"."at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'),
'kind', kind,
'id', object_id,
'action', action,
'country', country_id,
'region', region_id,
'school', school_id)
order by position), '[]')
from page) as rows
from change_feed;

-- administrator
with page as (select *
from changes
where changes.position > $1::bigint
order by position
limit $2)
select last as newest, purged, (
select coalesce(json_agg(json_build_object('position', position,
'at', to_char("page"."at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'),
'kind', kind,
'id', object_id,
'action', action,
'country', country_id,
'region', region_id,
'school', school_id)
order by position), '[]')
from page) as rows
from change_feed;

-- school
with page as (
select own.*
from unnest($1::int[]) as area
cross
join lateral (
select *
from changes
where "changes"."school_id" = area
and changes.position > $2::bigint
and coalesce((select "schools"."id" = ($3::int[])[1]
from schools
where schools.id = changes.school_id), true)
and coalesce((select regions.id in (select region_id
from schools
where schools.id = any($4::int[]))
from regions
where regions.id = changes.region_id), true)
order by position
limit $5) as own
order by own.position
limit $6)
select last as newest, purged, (
select coalesce(json_agg(json_build_object('position', position,
'at', to_char("page"."at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'),
'kind', kind,
'id', object_id,
'action', action,
'country', country_id,
'region', region_id,
'school', school_id)
order by position), '[]')
from page) as rows
from change_feed;
