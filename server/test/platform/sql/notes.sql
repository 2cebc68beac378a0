-- school
select counted.count, rows.*
from (select (select count(*)::int as "count"
from "notes"
where "line_id" = $1) as count) as counted
left
join (select json_build_object( 'id', notes.id,
'evaluation_line', notes.line_id,
'indicator', notes.indicator_id,
'former_code', case
when "notes"."former_indicator_id" is not null then (select code
from indicators
where indicators.id = "notes"."former_indicator_id") end,
'text', case
when "notes"."hidden_at" is null then "notes"."text"
else 'This text was hidden.' end,
'hidden', "notes"."hidden_at" is not null,
'author', (select json_build_object('id', author.id,
'name', author.full_name,
'role', author.role)
from users author
where author.id = "notes"."author_id"),
'created_at', to_char("notes"."created_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'),
'updated_at', to_char("notes"."updated_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'),
'version', notes.version) as "item", row_number() over (order by id) as "position"
from "notes"
where "line_id" = $2
order by "id"
limit $3
offset $4) as rows on true
order by rows.position;

-- school indicator=1
select counted.count, rows.*
from (select (select count(*)::int as "count"
from "notes"
where "line_id" = $1
and "indicator_id" = $2) as count) as counted
left
join (select json_build_object( 'id', notes.id,
'evaluation_line', notes.line_id,
'indicator', notes.indicator_id,
'former_code', case
when "notes"."former_indicator_id" is not null then (select code
from indicators
where indicators.id = "notes"."former_indicator_id") end,
'text', case
when "notes"."hidden_at" is null then "notes"."text"
else 'This text was hidden.' end,
'hidden', "notes"."hidden_at" is not null,
'author', (select json_build_object('id', author.id,
'name', author.full_name,
'role', author.role)
from users author
where author.id = "notes"."author_id"),
'created_at', to_char("notes"."created_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'),
'updated_at', to_char("notes"."updated_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'),
'version', notes.version) as "item", row_number() over (order by id) as "position"
from "notes"
where "line_id" = $3
and "indicator_id" = $4
order by "id"
limit $5
offset $6) as rows on true
order by rows.position;
