-- coordinator object_type=school&object_id=1
select counted.count, rows.*
from (select (select count(*)::int
from audit
where audit.object_type = $1
and audit.object_id = $2
and audit.deed <> all($3::text[])) as count) as counted
left
join (select "audit"."id", "audit"."at", "audit"."deed", (select json_build_object('id', person.id,
'name', person.full_name)
from users person
where person.id = "audit"."actor_id") as "by", case
when $4::boolean
and audit.personal ? $5::text then coalesce(audit."old", '{}') || (audit.personal -> $6::text)
else audit."old" end as "old", case
when $7::boolean
and audit.personal ? $8::text then coalesce(audit."new", '{}') || (audit.personal -> $9::text)
else audit."new" end as "new", row_number() over (order by audit.id desc) as "position", audit.actor_id is not null
and $10::boolean
and not exists (
select
from users
where users.id = audit.actor_id
and (users.id in (select $11::int
union all
select areas.user_id
from areas
join schools on schools.id = areas.school_id
where schools.region_id = any($12::int[])
union all
select idle.id
from users as idle
where idle.role in (3)
and idle.managed_region_id = any($13::int[])
and not exists (select
from areas
where areas.user_id = idle.id))
or exists (
select
from areas
left
join regions on regions.id = areas.region_id
left
join schools on schools.id = areas.school_id
where areas.user_id = users.id
and coalesce(areas.country_id, regions.country_id, schools.country_id) in (select place.country_id
from regions as place
where place.id = any($14::int[]))))) as "by_hidden"
from "audit"
where "audit"."id" in (select "id"
from "audit"
where audit.object_type = $15
and audit.object_id = $16
and audit.deed <> all($17::text[])
order by "id" desc
limit $18
offset $19)) as rows on true
order by rows.position;

-- administrator object_type=school&object_id=1
select counted.count, rows.*
from (select (select count(*)::int
from audit
where audit.object_type = $1
and audit.object_id = $2
and audit.deed <> all($3::text[])) as count) as counted
left
join (select "audit"."id", "audit"."at", "audit"."deed", (select json_build_object('id', person.id,
'name', person.full_name)
from users person
where person.id = "audit"."actor_id") as "by", case
when $4::boolean
and audit.personal ? $5::text then coalesce(audit."old", '{}') || (audit.personal -> $6::text)
else audit."old" end as "old", case
when $7::boolean
and audit.personal ? $8::text then coalesce(audit."new", '{}') || (audit.personal -> $9::text)
else audit."new" end as "new", row_number() over (order by audit.id desc) as "position", audit.actor_id is not null
and $10::boolean
and not exists (
select
from users
where users.id = audit.actor_id
and true) as "by_hidden"
from "audit"
where "audit"."id" in (select "id"
from "audit"
where audit.object_type = $11
and audit.object_id = $12
and audit.deed <> all($13::text[])
order by "id" desc
limit $14
offset $15)) as rows on true
order by rows.position;
