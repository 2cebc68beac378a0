-- school
select counted.count, rows.*
from (select (select count(*)::int as "count"
from "suggestions"
where "is_taken_out" = $1) as count) as counted
left
join (select "suggestions"."id", "suggestions"."outcome", "suggestions"."stage", "suggestions"."category", suggestions.texts ->> case
when suggestions.texts ? $2::text then $3::text
when suggestions.texts ? 'en' then 'en'
else (select min(key)
from jsonb_object_keys(suggestions.texts) as key) end as "text", case
when suggestions.texts ? $4::text then $5::text
when suggestions.texts ? 'en' then 'en'
else (select min(key)
from jsonb_object_keys(suggestions.texts) as key) end as "language", case
when countries.id is not null then json_build_object('id', countries.id,
'name', countries.names ->> $6::text) end as "country", "suggestions"."version", "suggestions"."updated_at", "page"."position"
from "suggestions"
left
join "countries" on "countries"."id" = "suggestions"."country_id"
inner
join (select id, row_number() over () as position
from (select "id"
from "suggestions"
where "is_taken_out" = $7
order by outcome, stage, id
limit $8
offset $9) as ids) as "page" on "page"."id" = "suggestions"."id") as rows on true
order by rows.position;

-- school indicator=1
select counted.count, rows.*
from (select (select count(*)::int as "count"
from "suggestions"
where "is_taken_out" = $1
and "outcome" = (select substring(indicators.code
from '^[0-9]+[.][0-9]+')
from indicators
where indicators.id = $2::int)) as count) as counted
left
join (select "suggestions"."id", "suggestions"."outcome", "suggestions"."stage", "suggestions"."category", suggestions.texts ->> case
when suggestions.texts ? $3::text then $4::text
when suggestions.texts ? 'en' then 'en'
else (select min(key)
from jsonb_object_keys(suggestions.texts) as key) end as "text", case
when suggestions.texts ? $5::text then $6::text
when suggestions.texts ? 'en' then 'en'
else (select min(key)
from jsonb_object_keys(suggestions.texts) as key) end as "language", case
when countries.id is not null then json_build_object('id', countries.id,
'name', countries.names ->> $7::text) end as "country", "suggestions"."version", "suggestions"."updated_at", "page"."position"
from "suggestions"
left
join "countries" on "countries"."id" = "suggestions"."country_id"
inner
join (select id, row_number() over () as position
from (select "id"
from "suggestions"
where "is_taken_out" = $8
and "outcome" = (select substring(indicators.code
from '^[0-9]+[.][0-9]+')
from indicators
where indicators.id = $9::int)
order by outcome, stage, id
limit $10
offset $11) as ids) as "page" on "page"."id" = "suggestions"."id") as rows on true
order by rows.position;

-- school domain=2&stage=1&search=ramp
select counted.count, rows.*
from (select (select count(*)::int as "count"
from "suggestions"
where "is_taken_out" = $1
and "outcome" like $2
and "stage" = $3
and translate(lower(regexp_replace( normalize(suggestions.texts ->> case
when suggestions.texts ? $4::text then $5::text
when suggestions.texts ? 'en' then 'en'
else (select min(key)
from jsonb_object_keys(suggestions.texts) as key) end, NFD), '[̀-ͯ]', '', 'g')), 'đĐ', 'dd') like $6) as count) as counted
left
join (select "suggestions"."id", "suggestions"."outcome", "suggestions"."stage", "suggestions"."category", suggestions.texts ->> case
when suggestions.texts ? $7::text then $8::text
when suggestions.texts ? 'en' then 'en'
else (select min(key)
from jsonb_object_keys(suggestions.texts) as key) end as "text", case
when suggestions.texts ? $9::text then $10::text
when suggestions.texts ? 'en' then 'en'
else (select min(key)
from jsonb_object_keys(suggestions.texts) as key) end as "language", case
when countries.id is not null then json_build_object('id', countries.id,
'name', countries.names ->> $11::text) end as "country", "suggestions"."version", "suggestions"."updated_at", "page"."position"
from "suggestions"
left
join "countries" on "countries"."id" = "suggestions"."country_id"
inner
join (select id, row_number() over () as position
from (select "id"
from "suggestions"
where "is_taken_out" = $12
and "outcome" like $13
and "stage" = $14
and translate(lower(regexp_replace( normalize(suggestions.texts ->> case
when suggestions.texts ? $15::text then $16::text
when suggestions.texts ? 'en' then 'en'
else (select min(key)
from jsonb_object_keys(suggestions.texts) as key) end, NFD), '[̀-ͯ]', '', 'g')), 'đĐ', 'dd') like $17
order by outcome, stage, id
limit $18
offset $19) as ids) as "page" on "page"."id" = "suggestions"."id") as rows on true
order by rows.position;

-- school country=1&whose=country
select counted.count, rows.*
from (select (select count(*)::int as "count"
from "suggestions"
where "is_taken_out" = $1
and (country_id is null
or country_id = $2::int)
and "country_id" is not null) as count) as counted
left
join (select "suggestions"."id", "suggestions"."outcome", "suggestions"."stage", "suggestions"."category", suggestions.texts ->> case
when suggestions.texts ? $3::text then $4::text
when suggestions.texts ? 'en' then 'en'
else (select min(key)
from jsonb_object_keys(suggestions.texts) as key) end as "text", case
when suggestions.texts ? $5::text then $6::text
when suggestions.texts ? 'en' then 'en'
else (select min(key)
from jsonb_object_keys(suggestions.texts) as key) end as "language", case
when countries.id is not null then json_build_object('id', countries.id,
'name', countries.names ->> $7::text) end as "country", "suggestions"."version", "suggestions"."updated_at", "page"."position"
from "suggestions"
left
join "countries" on "countries"."id" = "suggestions"."country_id"
inner
join (select id, row_number() over () as position
from (select "id"
from "suggestions"
where "is_taken_out" = $8
and (country_id is null
or country_id = $9::int)
and "country_id" is not null
order by outcome, stage, id
limit $10
offset $11) as ids) as "page" on "page"."id" = "suggestions"."id") as rows on true
order by rows.position;
