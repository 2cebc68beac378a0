-- coordinator
select counted.count, rows.*
from (select (select count(*)::int
from (
select audit.id
from goals
join audit on audit.object_type = 'goal'
and audit.object_id = goals.id
where goals.plan_id = $1
union all
select audit.id
from goals
join actions on actions.goal_id = goals.id
join audit on audit.object_type = 'action'
and audit.object_id = actions.id
where goals.plan_id = $2
union all
select audit.id
from audit
where audit.deed in ('goal.delete', 'action.delete')
and audit.old ? 'plan'
and (audit.old ->> 'plan')::int = $3) as entry) as count) as counted
left
join (select "audit"."id", "audit"."at", "audit"."deed", (select json_build_object('id', person.id,
'name', person.full_name)
from users person
where person.id = "audit"."actor_id") as "by", case
when false
and audit.personal ? $4::text then coalesce(audit."old", '{}') || (audit.personal -> $5::text)
else audit."old" end as "old", case
when false
and audit.personal ? $6::text then coalesce(audit."new", '{}') || (audit.personal -> $7::text)
else audit."new" end as "new", audit.object_type as "object_type", audit.object_id as "object_id", case audit.object_type
when 'goal' then (select title
from goals
where id = audit.object_id)
else (select text
from actions
where id = audit.object_id) end as "name", row_number() over (order by audit.id desc) as "position"
from "audit"
where "audit"."id" in (select id
from (
select audit.id
from goals
join audit on audit.object_type = 'goal'
and audit.object_id = goals.id
where goals.plan_id = $8
union all
select audit.id
from goals
join actions on actions.goal_id = goals.id
join audit on audit.object_type = 'action'
and audit.object_id = actions.id
where goals.plan_id = $9
union all
select audit.id
from audit
where audit.deed in ('goal.delete', 'action.delete')
and audit.old ? 'plan'
and (audit.old ->> 'plan')::int = $10) as entry
order by id desc
limit $11
offset $12)) as rows on true
order by rows.position;
