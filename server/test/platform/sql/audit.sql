-- administrator
select counted.count, rows.*
from (select (select count(*)::int as "count"
from "audit") as count) as counted
left
join (select "audit"."id", "audit"."at", "audit"."deed", (select json_build_object('id', person.id,
'name', person.full_name)
from users person
where person.id = "audit"."actor_id") as "by", case
when true
and audit.personal ? $1::text then coalesce(audit."old", '{}') || (audit.personal -> $2::text)
else audit."old" end as "old", case
when true
and audit.personal ? $3::text then coalesce(audit."new", '{}') || (audit.personal -> $4::text)
else audit."new" end as "new", "audit"."object_type", "audit"."object_id", "audit"."request_id", case audit.object_type
when 'country' then (select names ->> $5::text
from countries
where id = audit.object_id)
when 'region' then (select name
from regions
where id = audit.object_id)
when 'school' then (select name
from schools
where id = audit.object_id)
when 'user' then (select full_name
from users
where id = audit.object_id)
when 'evaluation' then (select schools.name
from evaluations
join schools on schools.id = evaluations.school_id
where evaluations.id = audit.object_id)
when 'line' then (select schools.name || ' ' || lines.year
from lines
join evaluations on evaluations.id = lines.evaluation_id
join schools on schools.id = evaluations.school_id
where lines.id = audit.object_id)
when 'result' then (select schools.name || ' ' || lines.year
from lines
join evaluations on evaluations.id = lines.evaluation_id
join schools on schools.id = evaluations.school_id
where lines.id = (select line_id
from "results"
where "results".id = audit.object_id))
when 'file' then (select schools.name || ' ' || lines.year
from lines
join evaluations on evaluations.id = lines.evaluation_id
join schools on schools.id = evaluations.school_id
where lines.id = (select line_id
from "files"
where "files".id = audit.object_id))
when 'comment' then (select schools.name || ' ' || lines.year
from lines
join evaluations on evaluations.id = lines.evaluation_id
join schools on schools.id = evaluations.school_id
where lines.id = (select line_id
from "comments"
where "comments".id = audit.object_id))
when 'note' then (select schools.name || ' ' || lines.year
from lines
join evaluations on evaluations.id = lines.evaluation_id
join schools on schools.id = evaluations.school_id
where lines.id = (select line_id
from "notes"
where "notes".id = audit.object_id)) end as "object_name", case
when audit.new ? 'times' then (audit.new ->> 'times')::int
else 1 end as "times", row_number() over (order by audit.id desc) as "position"
from "audit"
where "audit"."id" in (select "id"
from "audit"
order by "id" desc
limit $6
offset $7)) as rows on true
order by rows.position;

-- administrator actor=7&deed=create
select counted.count, rows.*
from (select (select count(*)::int as "count"
from "audit"
where "actor_id" = $1
and "deed" = $2) as count) as counted
left
join (select "audit"."id", "audit"."at", "audit"."deed", (select json_build_object('id', person.id,
'name', person.full_name)
from users person
where person.id = "audit"."actor_id") as "by", case
when true
and audit.personal ? $3::text then coalesce(audit."old", '{}') || (audit.personal -> $4::text)
else audit."old" end as "old", case
when true
and audit.personal ? $5::text then coalesce(audit."new", '{}') || (audit.personal -> $6::text)
else audit."new" end as "new", "audit"."object_type", "audit"."object_id", "audit"."request_id", case audit.object_type
when 'country' then (select names ->> $7::text
from countries
where id = audit.object_id)
when 'region' then (select name
from regions
where id = audit.object_id)
when 'school' then (select name
from schools
where id = audit.object_id)
when 'user' then (select full_name
from users
where id = audit.object_id)
when 'evaluation' then (select schools.name
from evaluations
join schools on schools.id = evaluations.school_id
where evaluations.id = audit.object_id)
when 'line' then (select schools.name || ' ' || lines.year
from lines
join evaluations on evaluations.id = lines.evaluation_id
join schools on schools.id = evaluations.school_id
where lines.id = audit.object_id)
when 'result' then (select schools.name || ' ' || lines.year
from lines
join evaluations on evaluations.id = lines.evaluation_id
join schools on schools.id = evaluations.school_id
where lines.id = (select line_id
from "results"
where "results".id = audit.object_id))
when 'file' then (select schools.name || ' ' || lines.year
from lines
join evaluations on evaluations.id = lines.evaluation_id
join schools on schools.id = evaluations.school_id
where lines.id = (select line_id
from "files"
where "files".id = audit.object_id))
when 'comment' then (select schools.name || ' ' || lines.year
from lines
join evaluations on evaluations.id = lines.evaluation_id
join schools on schools.id = evaluations.school_id
where lines.id = (select line_id
from "comments"
where "comments".id = audit.object_id))
when 'note' then (select schools.name || ' ' || lines.year
from lines
join evaluations on evaluations.id = lines.evaluation_id
join schools on schools.id = evaluations.school_id
where lines.id = (select line_id
from "notes"
where "notes".id = audit.object_id)) end as "object_name", case
when audit.new ? 'times' then (audit.new ->> 'times')::int
else 1 end as "times", row_number() over (order by audit.id desc) as "position"
from "audit"
where "audit"."id" in (select "id"
from "audit"
where "actor_id" = $8
and "deed" = $9
order by "id" desc
limit $10
offset $11)) as rows on true
order by rows.position;

-- administrator object_type=school&object_id=1
select counted.count, rows.*
from (select (select count(*)::int as "count"
from "audit"
where "object_type" = $1
and "object_id" = $2) as count) as counted
left
join (select "audit"."id", "audit"."at", "audit"."deed", (select json_build_object('id', person.id,
'name', person.full_name)
from users person
where person.id = "audit"."actor_id") as "by", case
when true
and audit.personal ? $3::text then coalesce(audit."old", '{}') || (audit.personal -> $4::text)
else audit."old" end as "old", case
when true
and audit.personal ? $5::text then coalesce(audit."new", '{}') || (audit.personal -> $6::text)
else audit."new" end as "new", "audit"."object_type", "audit"."object_id", "audit"."request_id", case audit.object_type
when 'country' then (select names ->> $7::text
from countries
where id = audit.object_id)
when 'region' then (select name
from regions
where id = audit.object_id)
when 'school' then (select name
from schools
where id = audit.object_id)
when 'user' then (select full_name
from users
where id = audit.object_id)
when 'evaluation' then (select schools.name
from evaluations
join schools on schools.id = evaluations.school_id
where evaluations.id = audit.object_id)
when 'line' then (select schools.name || ' ' || lines.year
from lines
join evaluations on evaluations.id = lines.evaluation_id
join schools on schools.id = evaluations.school_id
where lines.id = audit.object_id)
when 'result' then (select schools.name || ' ' || lines.year
from lines
join evaluations on evaluations.id = lines.evaluation_id
join schools on schools.id = evaluations.school_id
where lines.id = (select line_id
from "results"
where "results".id = audit.object_id))
when 'file' then (select schools.name || ' ' || lines.year
from lines
join evaluations on evaluations.id = lines.evaluation_id
join schools on schools.id = evaluations.school_id
where lines.id = (select line_id
from "files"
where "files".id = audit.object_id))
when 'comment' then (select schools.name || ' ' || lines.year
from lines
join evaluations on evaluations.id = lines.evaluation_id
join schools on schools.id = evaluations.school_id
where lines.id = (select line_id
from "comments"
where "comments".id = audit.object_id))
when 'note' then (select schools.name || ' ' || lines.year
from lines
join evaluations on evaluations.id = lines.evaluation_id
join schools on schools.id = evaluations.school_id
where lines.id = (select line_id
from "notes"
where "notes".id = audit.object_id)) end as "object_name", case
when audit.new ? 'times' then (audit.new ->> 'times')::int
else 1 end as "times", row_number() over (order by audit.id desc) as "position"
from "audit"
where "audit"."id" in (select "id"
from "audit"
where "object_type" = $8
and "object_id" = $9
order by "id" desc
limit $10
offset $11)) as rows on true
order by rows.position;

-- administrator from=2026-01-01T00%3A00%3A00Z
select counted.count, rows.*
from (select (select count(*)::int as "count"
from "audit"
where "at" >= $1) as count) as counted
left
join (select "audit"."id", "audit"."at", "audit"."deed", (select json_build_object('id', person.id,
'name', person.full_name)
from users person
where person.id = "audit"."actor_id") as "by", case
when true
and audit.personal ? $2::text then coalesce(audit."old", '{}') || (audit.personal -> $3::text)
else audit."old" end as "old", case
when true
and audit.personal ? $4::text then coalesce(audit."new", '{}') || (audit.personal -> $5::text)
else audit."new" end as "new", "audit"."object_type", "audit"."object_id", "audit"."request_id", case audit.object_type
when 'country' then (select names ->> $6::text
from countries
where id = audit.object_id)
when 'region' then (select name
from regions
where id = audit.object_id)
when 'school' then (select name
from schools
where id = audit.object_id)
when 'user' then (select full_name
from users
where id = audit.object_id)
when 'evaluation' then (select schools.name
from evaluations
join schools on schools.id = evaluations.school_id
where evaluations.id = audit.object_id)
when 'line' then (select schools.name || ' ' || lines.year
from lines
join evaluations on evaluations.id = lines.evaluation_id
join schools on schools.id = evaluations.school_id
where lines.id = audit.object_id)
when 'result' then (select schools.name || ' ' || lines.year
from lines
join evaluations on evaluations.id = lines.evaluation_id
join schools on schools.id = evaluations.school_id
where lines.id = (select line_id
from "results"
where "results".id = audit.object_id))
when 'file' then (select schools.name || ' ' || lines.year
from lines
join evaluations on evaluations.id = lines.evaluation_id
join schools on schools.id = evaluations.school_id
where lines.id = (select line_id
from "files"
where "files".id = audit.object_id))
when 'comment' then (select schools.name || ' ' || lines.year
from lines
join evaluations on evaluations.id = lines.evaluation_id
join schools on schools.id = evaluations.school_id
where lines.id = (select line_id
from "comments"
where "comments".id = audit.object_id))
when 'note' then (select schools.name || ' ' || lines.year
from lines
join evaluations on evaluations.id = lines.evaluation_id
join schools on schools.id = evaluations.school_id
where lines.id = (select line_id
from "notes"
where "notes".id = audit.object_id)) end as "object_name", case
when audit.new ? 'times' then (audit.new ->> 'times')::int
else 1 end as "times", row_number() over (order by audit.id desc) as "position"
from "audit"
where "audit"."id" in (select "id"
from "audit"
where "at" >= $7
order by "at" desc, "id" desc
limit $8
offset $9)) as rows on true
order by rows.position;
