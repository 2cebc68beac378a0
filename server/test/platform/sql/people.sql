-- coordinator
select counted.count, rows.*
from (select (select count(*) as "count"
from "users"
left
join "countries" on "countries"."id" = "users"."country_id"
where "users"."deleted_at" is null
and users.id in (select $1::int
union all
select areas.user_id
from areas
join schools on schools.id = areas.school_id
where schools.region_id = any($2::int[])
union all
select idle.id
from users as idle
where idle.role in (3)
and idle.managed_region_id = any($3::int[])
and not exists (select
from areas
where areas.user_id = idle.id))) as count) as counted
left
join (select "users"."id", "users"."username", "users"."full_name", coalesce(users.email, users.pending_email) as "email", users.email is not null as "email_verified", case
when exists (
select
from totp_secrets
where totp_secrets.user_id = users.id
and totp_secrets.confirmed_at is not null) then 'totp'
when exists (select
from passkeys
where passkeys.user_id = users.id) then 'passkey'
else 'none' end as "second_factor", case
when users.email is not null then users.pending_email end as "pending_email", "users"."phone", case
when countries.id is not null then json_build_object('id', countries.id,
'name', countries.names ->> $4::text) end as "country", "users"."role", case
when users.local_role_id is not null then (
select json_build_object('id', local_roles.id,
'name', local_roles.name,
'withheld', local_roles.withheld)
from local_roles
where local_roles.id = users.local_role_id) end as "local_role", "users"."is_superuser", "users"."is_active", ((users.id in (
select areas.user_id
from areas
join schools on schools.id = areas.school_id
where schools.region_id = any($5::int[])
union all
select idle.id
from users as idle
where idle.role in (3)
and idle.managed_region_id = any($6::int[])
and not exists (select
from areas
where areas.user_id = idle.id))
and not users.is_superuser
and not exists (
select
from areas
left
join regions on regions.id = areas.region_id
left
join schools on schools.id = areas.school_id
where areas.user_id = users.id
and (coalesce(areas.region_id, schools.region_id) = any($7::int[])) is not true))) as "may_change_identity", "users"."language", coalesce((
select json_agg(json_build_object('id', areas.id,
'kind', case areas.role
when 1 then 'country'
when 2 then 'region'
when 3 then 'school' end,
'place', json_build_object( 'id', coalesce(areas.country_id, areas.region_id, areas.school_id),
'name', coalesce(place.names ->> $8::text, regions.name, schools.name)))
order by areas.id)
from areas
left
join countries as place on place.id = areas.country_id
left
join regions on regions.id = areas.region_id
left
join schools on schools.id = areas.school_id
where areas.user_id = users.id), '[]'::json) as "areas", "users"."last_login", "users"."created_at", "users"."updated_at", "users"."version", "page"."position"
from "users"
left
join "countries" on "countries"."id" = "users"."country_id"
inner
join (select id, row_number() over () as position
from (select "users"."id"
from "users"
left
join "countries" on "countries"."id" = "users"."country_id"
where "users"."deleted_at" is null
and users.id in (select $9::int
union all
select areas.user_id
from areas
join schools on schools.id = areas.school_id
where schools.region_id = any($10::int[])
union all
select idle.id
from users as idle
where idle.role in (3)
and idle.managed_region_id = any($11::int[])
and not exists (select
from areas
where areas.user_id = idle.id))
order by "users"."full_name" asc nulls last, "users"."id" asc
limit $12
offset $13) as ids) as "page" on "page"."id" = "users"."id"
where "users"."deleted_at" is null) as rows on true
order by rows.position;

-- representative
select counted.count, rows.*
from (select (select count(*) as "count"
from "users"
left
join "countries" on "countries"."id" = "users"."country_id"
where "users"."deleted_at" is null
and users.id in (select $1::int
union all
select areas.user_id
from areas
join regions on regions.id = areas.region_id
where regions.country_id = any($2::int[])
union all
select areas.user_id
from areas
join schools on schools.id = areas.school_id
where schools.country_id = any($3::int[])
union all
select idle.id
from users as idle
where idle.role in (2, 3)
and idle.managed_country_id = any($4::int[])
and not exists (select
from areas
where areas.user_id = idle.id))) as count) as counted
left
join (select "users"."id", "users"."username", "users"."full_name", coalesce(users.email, users.pending_email) as "email", users.email is not null as "email_verified", case
when exists (
select
from totp_secrets
where totp_secrets.user_id = users.id
and totp_secrets.confirmed_at is not null) then 'totp'
when exists (select
from passkeys
where passkeys.user_id = users.id) then 'passkey'
else 'none' end as "second_factor", case
when users.email is not null then users.pending_email end as "pending_email", "users"."phone", case
when countries.id is not null then json_build_object('id', countries.id,
'name', countries.names ->> $5::text) end as "country", "users"."role", case
when users.local_role_id is not null then (
select json_build_object('id', local_roles.id,
'name', local_roles.name,
'withheld', local_roles.withheld)
from local_roles
where local_roles.id = users.local_role_id) end as "local_role", "users"."is_superuser", "users"."is_active", ((users.id in (
select areas.user_id
from areas
join regions on regions.id = areas.region_id
where regions.country_id = any($6::int[])
union all
select areas.user_id
from areas
join schools on schools.id = areas.school_id
where schools.country_id = any($7::int[])
union all
select idle.id
from users as idle
where idle.role in (2, 3)
and idle.managed_country_id = any($8::int[])
and not exists (select
from areas
where areas.user_id = idle.id))
and not users.is_superuser
and not exists (
select
from areas
left
join regions on regions.id = areas.region_id
left
join schools on schools.id = areas.school_id
where areas.user_id = users.id
and (coalesce(areas.country_id, regions.country_id, schools.country_id) = any($9::int[])) is not true))) as "may_change_identity", "users"."language", coalesce((
select json_agg(json_build_object('id', areas.id,
'kind', case areas.role
when 1 then 'country'
when 2 then 'region'
when 3 then 'school' end,
'place', json_build_object( 'id', coalesce(areas.country_id, areas.region_id, areas.school_id),
'name', coalesce(place.names ->> $10::text, regions.name, schools.name)))
order by areas.id)
from areas
left
join countries as place on place.id = areas.country_id
left
join regions on regions.id = areas.region_id
left
join schools on schools.id = areas.school_id
where areas.user_id = users.id), '[]'::json) as "areas", "users"."last_login", "users"."created_at", "users"."updated_at", "users"."version", "page"."position"
from "users"
left
join "countries" on "countries"."id" = "users"."country_id"
inner
join (select id, row_number() over () as position
from (select "users"."id"
from "users"
left
join "countries" on "countries"."id" = "users"."country_id"
where "users"."deleted_at" is null
and users.id in (select $11::int
union all
select areas.user_id
from areas
join regions on regions.id = areas.region_id
where regions.country_id = any($12::int[])
union all
select areas.user_id
from areas
join schools on schools.id = areas.school_id
where schools.country_id = any($13::int[])
union all
select idle.id
from users as idle
where idle.role in (2, 3)
and idle.managed_country_id = any($14::int[])
and not exists (select
from areas
where areas.user_id = idle.id))
order by "users"."full_name" asc nulls last, "users"."id" asc
limit $15
offset $16) as ids) as "page" on "page"."id" = "users"."id"
where "users"."deleted_at" is null) as rows on true
order by rows.position;

-- administrator
select counted.count, rows.*
from (select (select count(*) as "count"
from "users"
left
join "countries" on "countries"."id" = "users"."country_id"
where "users"."deleted_at" is null
and true) as count) as counted
left
join (select "users"."id", "users"."username", "users"."full_name", coalesce(users.email, users.pending_email) as "email", users.email is not null as "email_verified", case
when exists (
select
from totp_secrets
where totp_secrets.user_id = users.id
and totp_secrets.confirmed_at is not null) then 'totp'
when exists (select
from passkeys
where passkeys.user_id = users.id) then 'passkey'
else 'none' end as "second_factor", case
when users.email is not null then users.pending_email end as "pending_email", "users"."phone", case
when countries.id is not null then json_build_object('id', countries.id,
'name', countries.names ->> $1::text) end as "country", "users"."role", case
when users.local_role_id is not null then (
select json_build_object('id', local_roles.id,
'name', local_roles.name,
'withheld', local_roles.withheld)
from local_roles
where local_roles.id = users.local_role_id) end as "local_role", "users"."is_superuser", "users"."is_active", (not users.is_superuser) as "may_change_identity", "users"."language", coalesce((
select json_agg(json_build_object('id', areas.id,
'kind', case areas.role
when 1 then 'country'
when 2 then 'region'
when 3 then 'school' end,
'place', json_build_object( 'id', coalesce(areas.country_id, areas.region_id, areas.school_id),
'name', coalesce(place.names ->> $2::text, regions.name, schools.name)))
order by areas.id)
from areas
left
join countries as place on place.id = areas.country_id
left
join regions on regions.id = areas.region_id
left
join schools on schools.id = areas.school_id
where areas.user_id = users.id), '[]'::json) as "areas", "users"."last_login", "users"."created_at", "users"."updated_at", "users"."version", "page"."position"
from "users"
left
join "countries" on "countries"."id" = "users"."country_id"
inner
join (select id, row_number() over () as position
from (select "users"."id"
from "users"
left
join "countries" on "countries"."id" = "users"."country_id"
where "users"."deleted_at" is null
and true
order by "users"."full_name" asc nulls last, "users"."id" asc
limit $3
offset $4) as ids) as "page" on "page"."id" = "users"."id"
where "users"."deleted_at" is null) as rows on true
order by rows.position;

-- coordinator search=ana
select counted.count, rows.*
from (select (select count(*) as "count"
from "users"
left
join "countries" on "countries"."id" = "users"."country_id"
where "users"."deleted_at" is null
and users.id in (select $1::int
union all
select areas.user_id
from areas
join schools on schools.id = areas.school_id
where schools.region_id = any($2::int[])
union all
select idle.id
from users as idle
where idle.role in (3)
and idle.managed_region_id = any($3::int[])
and not exists (select
from areas
where areas.user_id = idle.id))
and "users"."folded" like $4) as count) as counted
left
join (select "users"."id", "users"."username", "users"."full_name", coalesce(users.email, users.pending_email) as "email", users.email is not null as "email_verified", case
when exists (
select
from totp_secrets
where totp_secrets.user_id = users.id
and totp_secrets.confirmed_at is not null) then 'totp'
when exists (select
from passkeys
where passkeys.user_id = users.id) then 'passkey'
else 'none' end as "second_factor", case
when users.email is not null then users.pending_email end as "pending_email", "users"."phone", case
when countries.id is not null then json_build_object('id', countries.id,
'name', countries.names ->> $5::text) end as "country", "users"."role", case
when users.local_role_id is not null then (
select json_build_object('id', local_roles.id,
'name', local_roles.name,
'withheld', local_roles.withheld)
from local_roles
where local_roles.id = users.local_role_id) end as "local_role", "users"."is_superuser", "users"."is_active", ((users.id in (
select areas.user_id
from areas
join schools on schools.id = areas.school_id
where schools.region_id = any($6::int[])
union all
select idle.id
from users as idle
where idle.role in (3)
and idle.managed_region_id = any($7::int[])
and not exists (select
from areas
where areas.user_id = idle.id))
and not users.is_superuser
and not exists (
select
from areas
left
join regions on regions.id = areas.region_id
left
join schools on schools.id = areas.school_id
where areas.user_id = users.id
and (coalesce(areas.region_id, schools.region_id) = any($8::int[])) is not true))) as "may_change_identity", "users"."language", coalesce((
select json_agg(json_build_object('id', areas.id,
'kind', case areas.role
when 1 then 'country'
when 2 then 'region'
when 3 then 'school' end,
'place', json_build_object( 'id', coalesce(areas.country_id, areas.region_id, areas.school_id),
'name', coalesce(place.names ->> $9::text, regions.name, schools.name)))
order by areas.id)
from areas
left
join countries as place on place.id = areas.country_id
left
join regions on regions.id = areas.region_id
left
join schools on schools.id = areas.school_id
where areas.user_id = users.id), '[]'::json) as "areas", "users"."last_login", "users"."created_at", "users"."updated_at", "users"."version", "page"."position"
from "users"
left
join "countries" on "countries"."id" = "users"."country_id"
inner
join (select id, row_number() over () as position
from (select "users"."id"
from "users"
left
join "countries" on "countries"."id" = "users"."country_id"
where "users"."deleted_at" is null
and users.id in (select $10::int
union all
select areas.user_id
from areas
join schools on schools.id = areas.school_id
where schools.region_id = any($11::int[])
union all
select idle.id
from users as idle
where idle.role in (3)
and idle.managed_region_id = any($12::int[])
and not exists (select
from areas
where areas.user_id = idle.id))
and "users"."folded" like $13
order by "users"."full_name" asc nulls last, "users"."id" asc
limit $14
offset $15) as ids) as "page" on "page"."id" = "users"."id"
where "users"."deleted_at" is null) as rows on true
order by rows.position;

-- coordinator role=2
select counted.count, rows.*
from (select (select count(*) as "count"
from "users"
left
join "countries" on "countries"."id" = "users"."country_id"
where "users"."deleted_at" is null
and users.id in (select $1::int
union all
select areas.user_id
from areas
join schools on schools.id = areas.school_id
where schools.region_id = any($2::int[])
union all
select idle.id
from users as idle
where idle.role in (3)
and idle.managed_region_id = any($3::int[])
and not exists (select
from areas
where areas.user_id = idle.id))
and "users"."role" = $4) as count) as counted
left
join (select "users"."id", "users"."username", "users"."full_name", coalesce(users.email, users.pending_email) as "email", users.email is not null as "email_verified", case
when exists (
select
from totp_secrets
where totp_secrets.user_id = users.id
and totp_secrets.confirmed_at is not null) then 'totp'
when exists (select
from passkeys
where passkeys.user_id = users.id) then 'passkey'
else 'none' end as "second_factor", case
when users.email is not null then users.pending_email end as "pending_email", "users"."phone", case
when countries.id is not null then json_build_object('id', countries.id,
'name', countries.names ->> $5::text) end as "country", "users"."role", case
when users.local_role_id is not null then (
select json_build_object('id', local_roles.id,
'name', local_roles.name,
'withheld', local_roles.withheld)
from local_roles
where local_roles.id = users.local_role_id) end as "local_role", "users"."is_superuser", "users"."is_active", ((users.id in (
select areas.user_id
from areas
join schools on schools.id = areas.school_id
where schools.region_id = any($6::int[])
union all
select idle.id
from users as idle
where idle.role in (3)
and idle.managed_region_id = any($7::int[])
and not exists (select
from areas
where areas.user_id = idle.id))
and not users.is_superuser
and not exists (
select
from areas
left
join regions on regions.id = areas.region_id
left
join schools on schools.id = areas.school_id
where areas.user_id = users.id
and (coalesce(areas.region_id, schools.region_id) = any($8::int[])) is not true))) as "may_change_identity", "users"."language", coalesce((
select json_agg(json_build_object('id', areas.id,
'kind', case areas.role
when 1 then 'country'
when 2 then 'region'
when 3 then 'school' end,
'place', json_build_object( 'id', coalesce(areas.country_id, areas.region_id, areas.school_id),
'name', coalesce(place.names ->> $9::text, regions.name, schools.name)))
order by areas.id)
from areas
left
join countries as place on place.id = areas.country_id
left
join regions on regions.id = areas.region_id
left
join schools on schools.id = areas.school_id
where areas.user_id = users.id), '[]'::json) as "areas", "users"."last_login", "users"."created_at", "users"."updated_at", "users"."version", "page"."position"
from "users"
left
join "countries" on "countries"."id" = "users"."country_id"
inner
join (select id, row_number() over () as position
from (select "users"."id"
from "users"
left
join "countries" on "countries"."id" = "users"."country_id"
where "users"."deleted_at" is null
and users.id in (select $10::int
union all
select areas.user_id
from areas
join schools on schools.id = areas.school_id
where schools.region_id = any($11::int[])
union all
select idle.id
from users as idle
where idle.role in (3)
and idle.managed_region_id = any($12::int[])
and not exists (select
from areas
where areas.user_id = idle.id))
and "users"."role" = $13
order by "users"."full_name" asc nulls last, "users"."id" asc
limit $14
offset $15) as ids) as "page" on "page"."id" = "users"."id"
where "users"."deleted_at" is null) as rows on true
order by rows.position;

-- coordinator country__name=Peru
select counted.count, rows.*
from (select (select count(*) as "count"
from "users"
left
join "countries" on "countries"."id" = "users"."country_id"
where "users"."deleted_at" is null
and users.id in (select $1::int
union all
select areas.user_id
from areas
join schools on schools.id = areas.school_id
where schools.region_id = any($2::int[])
union all
select idle.id
from users as idle
where idle.role in (3)
and idle.managed_region_id = any($3::int[])
and not exists (select
from areas
where areas.user_id = idle.id))
and users.id in (
select named.id
from users as named
where named.country_id = (select countries.id
from countries
where countries.folded_names @> array[$4::text]
limit 1)
union all
select areas.user_id
from areas
where areas.country_id = (select countries.id
from countries
where countries.folded_names @> array[$5::text]
limit 1)
union all
select areas.user_id
from areas
join regions on regions.id = areas.region_id
where regions.country_id = (select countries.id
from countries
where countries.folded_names @> array[$6::text]
limit 1)
union all
select areas.user_id
from areas
join schools on schools.id = areas.school_id
where schools.country_id = (select countries.id
from countries
where countries.folded_names @> array[$7::text]
limit 1))) as count) as counted
left
join (select "users"."id", "users"."username", "users"."full_name", coalesce(users.email, users.pending_email) as "email", users.email is not null as "email_verified", case
when exists (
select
from totp_secrets
where totp_secrets.user_id = users.id
and totp_secrets.confirmed_at is not null) then 'totp'
when exists (select
from passkeys
where passkeys.user_id = users.id) then 'passkey'
else 'none' end as "second_factor", case
when users.email is not null then users.pending_email end as "pending_email", "users"."phone", case
when countries.id is not null then json_build_object('id', countries.id,
'name', countries.names ->> $8::text) end as "country", "users"."role", case
when users.local_role_id is not null then (
select json_build_object('id', local_roles.id,
'name', local_roles.name,
'withheld', local_roles.withheld)
from local_roles
where local_roles.id = users.local_role_id) end as "local_role", "users"."is_superuser", "users"."is_active", ((users.id in (
select areas.user_id
from areas
join schools on schools.id = areas.school_id
where schools.region_id = any($9::int[])
union all
select idle.id
from users as idle
where idle.role in (3)
and idle.managed_region_id = any($10::int[])
and not exists (select
from areas
where areas.user_id = idle.id))
and not users.is_superuser
and not exists (
select
from areas
left
join regions on regions.id = areas.region_id
left
join schools on schools.id = areas.school_id
where areas.user_id = users.id
and (coalesce(areas.region_id, schools.region_id) = any($11::int[])) is not true))) as "may_change_identity", "users"."language", coalesce((
select json_agg(json_build_object('id', areas.id,
'kind', case areas.role
when 1 then 'country'
when 2 then 'region'
when 3 then 'school' end,
'place', json_build_object( 'id', coalesce(areas.country_id, areas.region_id, areas.school_id),
'name', coalesce(place.names ->> $12::text, regions.name, schools.name)))
order by areas.id)
from areas
left
join countries as place on place.id = areas.country_id
left
join regions on regions.id = areas.region_id
left
join schools on schools.id = areas.school_id
where areas.user_id = users.id), '[]'::json) as "areas", "users"."last_login", "users"."created_at", "users"."updated_at", "users"."version", "page"."position"
from "users"
left
join "countries" on "countries"."id" = "users"."country_id"
inner
join (select id, row_number() over () as position
from (select "users"."id"
from "users"
left
join "countries" on "countries"."id" = "users"."country_id"
where "users"."deleted_at" is null
and users.id in (select $13::int
union all
select areas.user_id
from areas
join schools on schools.id = areas.school_id
where schools.region_id = any($14::int[])
union all
select idle.id
from users as idle
where idle.role in (3)
and idle.managed_region_id = any($15::int[])
and not exists (select
from areas
where areas.user_id = idle.id))
and users.id in (
select named.id
from users as named
where named.country_id = (select countries.id
from countries
where countries.folded_names @> array[$16::text]
limit 1)
union all
select areas.user_id
from areas
where areas.country_id = (select countries.id
from countries
where countries.folded_names @> array[$17::text]
limit 1)
union all
select areas.user_id
from areas
join regions on regions.id = areas.region_id
where regions.country_id = (select countries.id
from countries
where countries.folded_names @> array[$18::text]
limit 1)
union all
select areas.user_id
from areas
join schools on schools.id = areas.school_id
where schools.country_id = (select countries.id
from countries
where countries.folded_names @> array[$19::text]
limit 1))
order by "users"."full_name" asc nulls last, "users"."id" asc
limit $20
offset $21) as ids) as "page" on "page"."id" = "users"."id"
where "users"."deleted_at" is null) as rows on true
order by rows.position;

-- coordinator order=-last_login
select counted.count, rows.*
from (select (select count(*) as "count"
from "users"
left
join "countries" on "countries"."id" = "users"."country_id"
where "users"."deleted_at" is null
and users.id in (select $1::int
union all
select areas.user_id
from areas
join schools on schools.id = areas.school_id
where schools.region_id = any($2::int[])
union all
select idle.id
from users as idle
where idle.role in (3)
and idle.managed_region_id = any($3::int[])
and not exists (select
from areas
where areas.user_id = idle.id))) as count) as counted
left
join (select "users"."id", "users"."username", "users"."full_name", coalesce(users.email, users.pending_email) as "email", users.email is not null as "email_verified", case
when exists (
select
from totp_secrets
where totp_secrets.user_id = users.id
and totp_secrets.confirmed_at is not null) then 'totp'
when exists (select
from passkeys
where passkeys.user_id = users.id) then 'passkey'
else 'none' end as "second_factor", case
when users.email is not null then users.pending_email end as "pending_email", "users"."phone", case
when countries.id is not null then json_build_object('id', countries.id,
'name', countries.names ->> $4::text) end as "country", "users"."role", case
when users.local_role_id is not null then (
select json_build_object('id', local_roles.id,
'name', local_roles.name,
'withheld', local_roles.withheld)
from local_roles
where local_roles.id = users.local_role_id) end as "local_role", "users"."is_superuser", "users"."is_active", ((users.id in (
select areas.user_id
from areas
join schools on schools.id = areas.school_id
where schools.region_id = any($5::int[])
union all
select idle.id
from users as idle
where idle.role in (3)
and idle.managed_region_id = any($6::int[])
and not exists (select
from areas
where areas.user_id = idle.id))
and not users.is_superuser
and not exists (
select
from areas
left
join regions on regions.id = areas.region_id
left
join schools on schools.id = areas.school_id
where areas.user_id = users.id
and (coalesce(areas.region_id, schools.region_id) = any($7::int[])) is not true))) as "may_change_identity", "users"."language", coalesce((
select json_agg(json_build_object('id', areas.id,
'kind', case areas.role
when 1 then 'country'
when 2 then 'region'
when 3 then 'school' end,
'place', json_build_object( 'id', coalesce(areas.country_id, areas.region_id, areas.school_id),
'name', coalesce(place.names ->> $8::text, regions.name, schools.name)))
order by areas.id)
from areas
left
join countries as place on place.id = areas.country_id
left
join regions on regions.id = areas.region_id
left
join schools on schools.id = areas.school_id
where areas.user_id = users.id), '[]'::json) as "areas", "users"."last_login", "users"."created_at", "users"."updated_at", "users"."version", "page"."position"
from "users"
left
join "countries" on "countries"."id" = "users"."country_id"
inner
join (select id, row_number() over () as position
from (select "users"."id"
from "users"
left
join "countries" on "countries"."id" = "users"."country_id"
where "users"."deleted_at" is null
and users.id in (select $9::int
union all
select areas.user_id
from areas
join schools on schools.id = areas.school_id
where schools.region_id = any($10::int[])
union all
select idle.id
from users as idle
where idle.role in (3)
and idle.managed_region_id = any($11::int[])
and not exists (select
from areas
where areas.user_id = idle.id))
order by "users"."last_login" desc nulls last, "users"."id" desc
limit $12
offset $13) as ids) as "page" on "page"."id" = "users"."id"
where "users"."deleted_at" is null) as rows on true
order by rows.position;
