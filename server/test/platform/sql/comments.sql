-- school evaluation_line_id=1
select counted.count, rows.*
from (select (select count(*)::int as "count"
from "comments"
where "line_id" = $1) as count) as counted
left
join (select json_build_object( 'id', comments.id,
'evaluation_line', comments.line_id,
'indicator', comments.indicator_id,
'former_code', case
when "comments"."former_indicator_id" is not null then (select code
from indicators
where indicators.id = "comments"."former_indicator_id") end,
'text', case
when "comments"."hidden_at" is null then "comments"."text"
else 'This text was hidden.' end,
'hidden', "comments"."hidden_at" is not null,
'author', (select json_build_object('id', author.id,
'name', author.full_name,
'role', author.role)
from users author
where author.id = "comments"."author_id"),
'created_at', to_char("comments"."created_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'),
'edited_at', to_char("comments"."edited_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'),
'resolved', comments.resolved,
'version', comments.version,
'updated_at', to_char("comments"."updated_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')) as "item", row_number() over (order by id) as "position"
from "comments"
where "line_id" = $2
order by "id"
limit $3
offset $4) as rows on true
order by rows.position;

-- school evaluation_line_id=1&indicator=1
select counted.count, rows.*
from (select (select count(*)::int as "count"
from "comments"
where "line_id" = $1
and "indicator_id" = $2) as count) as counted
left
join (select json_build_object( 'id', comments.id,
'evaluation_line', comments.line_id,
'indicator', comments.indicator_id,
'former_code', case
when "comments"."former_indicator_id" is not null then (select code
from indicators
where indicators.id = "comments"."former_indicator_id") end,
'text', case
when "comments"."hidden_at" is null then "comments"."text"
else 'This text was hidden.' end,
'hidden', "comments"."hidden_at" is not null,
'author', (select json_build_object('id', author.id,
'name', author.full_name,
'role', author.role)
from users author
where author.id = "comments"."author_id"),
'created_at', to_char("comments"."created_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'),
'edited_at', to_char("comments"."edited_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'),
'resolved', comments.resolved,
'version', comments.version,
'updated_at', to_char("comments"."updated_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')) as "item", row_number() over (order by id) as "position"
from "comments"
where "line_id" = $3
and "indicator_id" = $4
order by "id"
limit $5
offset $6) as rows on true
order by rows.position;

-- school evaluation_line_id=1&whole_line=true&resolved=false&author=7
select counted.count, rows.*
from (select (select count(*)::int as "count"
from "comments"
where "line_id" = $1
and "indicator_id" is null
and "resolved" = $2
and "author_id" = $3) as count) as counted
left
join (select json_build_object( 'id', comments.id,
'evaluation_line', comments.line_id,
'indicator', comments.indicator_id,
'former_code', case
when "comments"."former_indicator_id" is not null then (select code
from indicators
where indicators.id = "comments"."former_indicator_id") end,
'text', case
when "comments"."hidden_at" is null then "comments"."text"
else 'This text was hidden.' end,
'hidden', "comments"."hidden_at" is not null,
'author', (select json_build_object('id', author.id,
'name', author.full_name,
'role', author.role)
from users author
where author.id = "comments"."author_id"),
'created_at', to_char("comments"."created_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'),
'edited_at', to_char("comments"."edited_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'),
'resolved', comments.resolved,
'version', comments.version,
'updated_at', to_char("comments"."updated_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')) as "item", row_number() over (order by id) as "position"
from "comments"
where "line_id" = $4
and "indicator_id" is null
and "resolved" = $5
and "author_id" = $6
order by "id"
limit $7
offset $8) as rows on true
order by rows.position;
