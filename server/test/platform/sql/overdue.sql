-- coordinator
select "actions"."id", "actions"."text", "actions"."accountable", "actions"."status", actions.deadline::text as "deadline", case
when actions.deadline < (now() at time zone 'UTC')::date
and (actions.status not in ('completed', 'cancelled')
and (actions.reported_at is null
or actions.question_at is not null)) then (now() at time zone 'UTC')::date - actions.deadline end as "days", json_build_object('id', goals.id,
'name', goals.title) as "goal", "evaluations"."id" as "evaluation", "lines"."id" as "line", json_build_object('id', schools.id,
'name', schools.name) as "school", json_build_object('id', regions.id,
'name', regions.name) as "region", json_build_object('id', countries.id,
'name', countries.names ->> $1::text) as "country"
from "actions"
inner
join "goals" on "goals"."id" = "actions"."goal_id"
inner
join "action_plans" on "action_plans"."id" = "goals"."plan_id"
inner
join "lines" on "lines"."id" = "action_plans"."line_id"
inner
join "evaluations" on "evaluations"."id" = "lines"."evaluation_id"
inner
join "schools" on "schools"."id" = "evaluations"."school_id"
inner
join "regions" on "regions"."id" = "evaluations"."region_id"
inner
join "countries" on "countries"."id" = "evaluations"."country_id"
where "actions"."deadline" < (now() at time zone 'UTC')::date - $2::int
and (actions.status not in ('completed', 'cancelled')
and (actions.reported_at is null
or actions.question_at is not null))
and "lines"."status" <> $3
and "evaluations"."region_id" = any($4::int[])
order by "actions"."deadline" asc nulls last, "actions"."id" asc
limit $5
offset $6;
select count(*)::int as "count", count(distinct evaluations.school_id)::int as "schools"
from "actions"
inner
join "goals" on "goals"."id" = "actions"."goal_id"
inner
join "action_plans" on "action_plans"."id" = "goals"."plan_id"
inner
join "lines" on "lines"."id" = "action_plans"."line_id"
inner
join "evaluations" on "evaluations"."id" = "lines"."evaluation_id"
inner
join "schools" on "schools"."id" = "evaluations"."school_id"
where "actions"."deadline" < (now() at time zone 'UTC')::date - $1::int
and (actions.status not in ('completed', 'cancelled')
and (actions.reported_at is null
or actions.question_at is not null))
and "lines"."status" <> $2
and "evaluations"."region_id" = any($3::int[]);

-- representative
select "actions"."id", "actions"."text", "actions"."accountable", "actions"."status", actions.deadline::text as "deadline", case
when actions.deadline < (now() at time zone 'UTC')::date
and (actions.status not in ('completed', 'cancelled')
and (actions.reported_at is null
or actions.question_at is not null)) then (now() at time zone 'UTC')::date - actions.deadline end as "days", json_build_object('id', goals.id,
'name', goals.title) as "goal", "evaluations"."id" as "evaluation", "lines"."id" as "line", json_build_object('id', schools.id,
'name', schools.name) as "school", json_build_object('id', regions.id,
'name', regions.name) as "region", json_build_object('id', countries.id,
'name', countries.names ->> $1::text) as "country"
from "actions"
inner
join "goals" on "goals"."id" = "actions"."goal_id"
inner
join "action_plans" on "action_plans"."id" = "goals"."plan_id"
inner
join "lines" on "lines"."id" = "action_plans"."line_id"
inner
join "evaluations" on "evaluations"."id" = "lines"."evaluation_id"
inner
join "schools" on "schools"."id" = "evaluations"."school_id"
inner
join "regions" on "regions"."id" = "evaluations"."region_id"
inner
join "countries" on "countries"."id" = "evaluations"."country_id"
where "actions"."deadline" < (now() at time zone 'UTC')::date - $2::int
and (actions.status not in ('completed', 'cancelled')
and (actions.reported_at is null
or actions.question_at is not null))
and "lines"."status" <> $3
and "evaluations"."country_id" = ($4::int[])[1]
order by "actions"."deadline" asc nulls last, "actions"."id" asc
limit $5
offset $6;
select count(*)::int as "count", count(distinct evaluations.school_id)::int as "schools"
from "actions"
inner
join "goals" on "goals"."id" = "actions"."goal_id"
inner
join "action_plans" on "action_plans"."id" = "goals"."plan_id"
inner
join "lines" on "lines"."id" = "action_plans"."line_id"
inner
join "evaluations" on "evaluations"."id" = "lines"."evaluation_id"
inner
join "schools" on "schools"."id" = "evaluations"."school_id"
where "actions"."deadline" < (now() at time zone 'UTC')::date - $1::int
and (actions.status not in ('completed', 'cancelled')
and (actions.reported_at is null
or actions.question_at is not null))
and "lines"."status" <> $2
and "evaluations"."country_id" = ($3::int[])[1];

-- administrator
select "actions"."id", "actions"."text", "actions"."accountable", "actions"."status", actions.deadline::text as "deadline", case
when actions.deadline < (now() at time zone 'UTC')::date
and (actions.status not in ('completed', 'cancelled')
and (actions.reported_at is null
or actions.question_at is not null)) then (now() at time zone 'UTC')::date - actions.deadline end as "days", json_build_object('id', goals.id,
'name', goals.title) as "goal", "evaluations"."id" as "evaluation", "lines"."id" as "line", json_build_object('id', schools.id,
'name', schools.name) as "school", json_build_object('id', regions.id,
'name', regions.name) as "region", json_build_object('id', countries.id,
'name', countries.names ->> $1::text) as "country"
from "actions"
inner
join "goals" on "goals"."id" = "actions"."goal_id"
inner
join "action_plans" on "action_plans"."id" = "goals"."plan_id"
inner
join "lines" on "lines"."id" = "action_plans"."line_id"
inner
join "evaluations" on "evaluations"."id" = "lines"."evaluation_id"
inner
join "schools" on "schools"."id" = "evaluations"."school_id"
inner
join "regions" on "regions"."id" = "evaluations"."region_id"
inner
join "countries" on "countries"."id" = "evaluations"."country_id"
where "actions"."deadline" < (now() at time zone 'UTC')::date - $2::int
and (actions.status not in ('completed', 'cancelled')
and (actions.reported_at is null
or actions.question_at is not null))
and "lines"."status" <> $3
and true
order by "actions"."deadline" asc nulls last, "actions"."id" asc
limit $4
offset $5;
select count(*)::int as "count", count(distinct evaluations.school_id)::int as "schools"
from "actions"
inner
join "goals" on "goals"."id" = "actions"."goal_id"
inner
join "action_plans" on "action_plans"."id" = "goals"."plan_id"
inner
join "lines" on "lines"."id" = "action_plans"."line_id"
inner
join "evaluations" on "evaluations"."id" = "lines"."evaluation_id"
inner
join "schools" on "schools"."id" = "evaluations"."school_id"
where "actions"."deadline" < (now() at time zone 'UTC')::date - $1::int
and (actions.status not in ('completed', 'cancelled')
and (actions.reported_at is null
or actions.question_at is not null))
and "lines"."status" <> $2
and true;

-- school
select "actions"."id", "actions"."text", "actions"."accountable", "actions"."status", actions.deadline::text as "deadline", case
when actions.deadline < (now() at time zone 'UTC')::date
and (actions.status not in ('completed', 'cancelled')
and (actions.reported_at is null
or actions.question_at is not null)) then (now() at time zone 'UTC')::date - actions.deadline end as "days", json_build_object('id', goals.id,
'name', goals.title) as "goal", "evaluations"."id" as "evaluation", "lines"."id" as "line", json_build_object('id', schools.id,
'name', schools.name) as "school", json_build_object('id', regions.id,
'name', regions.name) as "region", json_build_object('id', countries.id,
'name', countries.names ->> $1::text) as "country"
from "actions"
inner
join "goals" on "goals"."id" = "actions"."goal_id"
inner
join "action_plans" on "action_plans"."id" = "goals"."plan_id"
inner
join "lines" on "lines"."id" = "action_plans"."line_id"
inner
join "evaluations" on "evaluations"."id" = "lines"."evaluation_id"
inner
join "schools" on "schools"."id" = "evaluations"."school_id"
inner
join "regions" on "regions"."id" = "evaluations"."region_id"
inner
join "countries" on "countries"."id" = "evaluations"."country_id"
where "actions"."deadline" < (now() at time zone 'UTC')::date - $2::int
and (actions.status not in ('completed', 'cancelled')
and (actions.reported_at is null
or actions.question_at is not null))
and "lines"."status" <> $3
and "evaluations"."school_id" = ($4::int[])[1]
order by "actions"."deadline" asc nulls last, "actions"."id" asc
limit $5
offset $6;
select count(*)::int as "count", count(distinct evaluations.school_id)::int as "schools"
from "actions"
inner
join "goals" on "goals"."id" = "actions"."goal_id"
inner
join "action_plans" on "action_plans"."id" = "goals"."plan_id"
inner
join "lines" on "lines"."id" = "action_plans"."line_id"
inner
join "evaluations" on "evaluations"."id" = "lines"."evaluation_id"
inner
join "schools" on "schools"."id" = "evaluations"."school_id"
where "actions"."deadline" < (now() at time zone 'UTC')::date - $1::int
and (actions.status not in ('completed', 'cancelled')
and (actions.reported_at is null
or actions.question_at is not null))
and "lines"."status" <> $2
and "evaluations"."school_id" = ($3::int[])[1];

-- coordinator country__name=Peru
select "actions"."id", "actions"."text", "actions"."accountable", "actions"."status", actions.deadline::text as "deadline", case
when actions.deadline < (now() at time zone 'UTC')::date
and (actions.status not in ('completed', 'cancelled')
and (actions.reported_at is null
or actions.question_at is not null)) then (now() at time zone 'UTC')::date - actions.deadline end as "days", json_build_object('id', goals.id,
'name', goals.title) as "goal", "evaluations"."id" as "evaluation", "lines"."id" as "line", json_build_object('id', schools.id,
'name', schools.name) as "school", json_build_object('id', regions.id,
'name', regions.name) as "region", json_build_object('id', countries.id,
'name', countries.names ->> $1::text) as "country"
from "actions"
inner
join "goals" on "goals"."id" = "actions"."goal_id"
inner
join "action_plans" on "action_plans"."id" = "goals"."plan_id"
inner
join "lines" on "lines"."id" = "action_plans"."line_id"
inner
join "evaluations" on "evaluations"."id" = "lines"."evaluation_id"
inner
join "schools" on "schools"."id" = "evaluations"."school_id"
inner
join "regions" on "regions"."id" = "evaluations"."region_id"
inner
join "countries" on "countries"."id" = "evaluations"."country_id"
where "actions"."deadline" < (now() at time zone 'UTC')::date - $2::int
and (actions.status not in ('completed', 'cancelled')
and (actions.reported_at is null
or actions.question_at is not null))
and "lines"."status" <> $3
and "evaluations"."region_id" = any($4::int[])
and "evaluations"."country_id" in (select countries.id
from countries
where countries.folded_names @> array[$5::text])
order by "actions"."deadline" asc nulls last, "actions"."id" asc
limit $6
offset $7;
select count(*)::int as "count", count(distinct evaluations.school_id)::int as "schools"
from "actions"
inner
join "goals" on "goals"."id" = "actions"."goal_id"
inner
join "action_plans" on "action_plans"."id" = "goals"."plan_id"
inner
join "lines" on "lines"."id" = "action_plans"."line_id"
inner
join "evaluations" on "evaluations"."id" = "lines"."evaluation_id"
inner
join "schools" on "schools"."id" = "evaluations"."school_id"
where "actions"."deadline" < (now() at time zone 'UTC')::date - $1::int
and (actions.status not in ('completed', 'cancelled')
and (actions.reported_at is null
or actions.question_at is not null))
and "lines"."status" <> $2
and "evaluations"."region_id" = any($3::int[])
and "evaluations"."country_id" in (select countries.id
from countries
where countries.folded_names @> array[$4::text]);

-- coordinator region__name=Cusco
select "actions"."id", "actions"."text", "actions"."accountable", "actions"."status", actions.deadline::text as "deadline", case
when actions.deadline < (now() at time zone 'UTC')::date
and (actions.status not in ('completed', 'cancelled')
and (actions.reported_at is null
or actions.question_at is not null)) then (now() at time zone 'UTC')::date - actions.deadline end as "days", json_build_object('id', goals.id,
'name', goals.title) as "goal", "evaluations"."id" as "evaluation", "lines"."id" as "line", json_build_object('id', schools.id,
'name', schools.name) as "school", json_build_object('id', regions.id,
'name', regions.name) as "region", json_build_object('id', countries.id,
'name', countries.names ->> $1::text) as "country"
from "actions"
inner
join "goals" on "goals"."id" = "actions"."goal_id"
inner
join "action_plans" on "action_plans"."id" = "goals"."plan_id"
inner
join "lines" on "lines"."id" = "action_plans"."line_id"
inner
join "evaluations" on "evaluations"."id" = "lines"."evaluation_id"
inner
join "schools" on "schools"."id" = "evaluations"."school_id"
inner
join "regions" on "regions"."id" = "evaluations"."region_id"
inner
join "countries" on "countries"."id" = "evaluations"."country_id"
where "actions"."deadline" < (now() at time zone 'UTC')::date - $2::int
and (actions.status not in ('completed', 'cancelled')
and (actions.reported_at is null
or actions.question_at is not null))
and "lines"."status" <> $3
and "evaluations"."region_id" = any($4::int[])
and "evaluations"."region_id" in (select named.id
from regions named
where named.folded = $5)
order by "actions"."deadline" asc nulls last, "actions"."id" asc
limit $6
offset $7;
select count(*)::int as "count", count(distinct evaluations.school_id)::int as "schools"
from "actions"
inner
join "goals" on "goals"."id" = "actions"."goal_id"
inner
join "action_plans" on "action_plans"."id" = "goals"."plan_id"
inner
join "lines" on "lines"."id" = "action_plans"."line_id"
inner
join "evaluations" on "evaluations"."id" = "lines"."evaluation_id"
inner
join "schools" on "schools"."id" = "evaluations"."school_id"
where "actions"."deadline" < (now() at time zone 'UTC')::date - $1::int
and (actions.status not in ('completed', 'cancelled')
and (actions.reported_at is null
or actions.question_at is not null))
and "lines"."status" <> $2
and "evaluations"."region_id" = any($3::int[])
and "evaluations"."region_id" in (select named.id
from regions named
where named.folded = $4);

-- coordinator search=luna&order=school
select "actions"."id", "actions"."text", "actions"."accountable", "actions"."status", actions.deadline::text as "deadline", case
when actions.deadline < (now() at time zone 'UTC')::date
and (actions.status not in ('completed', 'cancelled')
and (actions.reported_at is null
or actions.question_at is not null)) then (now() at time zone 'UTC')::date - actions.deadline end as "days", json_build_object('id', goals.id,
'name', goals.title) as "goal", "evaluations"."id" as "evaluation", "lines"."id" as "line", json_build_object('id', schools.id,
'name', schools.name) as "school", json_build_object('id', regions.id,
'name', regions.name) as "region", json_build_object('id', countries.id,
'name', countries.names ->> $1::text) as "country"
from "actions"
inner
join "goals" on "goals"."id" = "actions"."goal_id"
inner
join "action_plans" on "action_plans"."id" = "goals"."plan_id"
inner
join "lines" on "lines"."id" = "action_plans"."line_id"
inner
join "evaluations" on "evaluations"."id" = "lines"."evaluation_id"
inner
join "schools" on "schools"."id" = "evaluations"."school_id"
inner
join "regions" on "regions"."id" = "evaluations"."region_id"
inner
join "countries" on "countries"."id" = "evaluations"."country_id"
where "actions"."deadline" < (now() at time zone 'UTC')::date - $2::int
and (actions.status not in ('completed', 'cancelled')
and (actions.reported_at is null
or actions.question_at is not null))
and "lines"."status" <> $3
and "evaluations"."region_id" = any($4::int[])
and "schools"."folded" like $5
order by "schools"."folded" asc nulls last, "actions"."id" asc
limit $6
offset $7;
select count(*)::int as "count", count(distinct evaluations.school_id)::int as "schools"
from "actions"
inner
join "goals" on "goals"."id" = "actions"."goal_id"
inner
join "action_plans" on "action_plans"."id" = "goals"."plan_id"
inner
join "lines" on "lines"."id" = "action_plans"."line_id"
inner
join "evaluations" on "evaluations"."id" = "lines"."evaluation_id"
inner
join "schools" on "schools"."id" = "evaluations"."school_id"
where "actions"."deadline" < (now() at time zone 'UTC')::date - $1::int
and (actions.status not in ('completed', 'cancelled')
and (actions.reported_at is null
or actions.question_at is not null))
and "lines"."status" <> $2
and "evaluations"."region_id" = any($3::int[])
and "schools"."folded" like $4;

-- coordinator accountable=head&order=-accountable
select "actions"."id", "actions"."text", "actions"."accountable", "actions"."status", actions.deadline::text as "deadline", case
when actions.deadline < (now() at time zone 'UTC')::date
and (actions.status not in ('completed', 'cancelled')
and (actions.reported_at is null
or actions.question_at is not null)) then (now() at time zone 'UTC')::date - actions.deadline end as "days", json_build_object('id', goals.id,
'name', goals.title) as "goal", "evaluations"."id" as "evaluation", "lines"."id" as "line", json_build_object('id', schools.id,
'name', schools.name) as "school", json_build_object('id', regions.id,
'name', regions.name) as "region", json_build_object('id', countries.id,
'name', countries.names ->> $1::text) as "country"
from "actions"
inner
join "goals" on "goals"."id" = "actions"."goal_id"
inner
join "action_plans" on "action_plans"."id" = "goals"."plan_id"
inner
join "lines" on "lines"."id" = "action_plans"."line_id"
inner
join "evaluations" on "evaluations"."id" = "lines"."evaluation_id"
inner
join "schools" on "schools"."id" = "evaluations"."school_id"
inner
join "regions" on "regions"."id" = "evaluations"."region_id"
inner
join "countries" on "countries"."id" = "evaluations"."country_id"
where "actions"."deadline" < (now() at time zone 'UTC')::date - $2::int
and (actions.status not in ('completed', 'cancelled')
and (actions.reported_at is null
or actions.question_at is not null))
and "lines"."status" <> $3
and "evaluations"."region_id" = any($4::int[])
and "actions"."accountable" ilike $5
order by "actions"."accountable" desc nulls last, "actions"."id" desc
limit $6
offset $7;
select count(*)::int as "count", count(distinct evaluations.school_id)::int as "schools"
from "actions"
inner
join "goals" on "goals"."id" = "actions"."goal_id"
inner
join "action_plans" on "action_plans"."id" = "goals"."plan_id"
inner
join "lines" on "lines"."id" = "action_plans"."line_id"
inner
join "evaluations" on "evaluations"."id" = "lines"."evaluation_id"
inner
join "schools" on "schools"."id" = "evaluations"."school_id"
where "actions"."deadline" < (now() at time zone 'UTC')::date - $1::int
and (actions.status not in ('completed', 'cancelled')
and (actions.reported_at is null
or actions.question_at is not null))
and "lines"."status" <> $2
and "evaluations"."region_id" = any($3::int[])
and "actions"."accountable" ilike $4;

-- coordinator school=1&days=30
select "actions"."id", "actions"."text", "actions"."accountable", "actions"."status", actions.deadline::text as "deadline", case
when actions.deadline < (now() at time zone 'UTC')::date
and (actions.status not in ('completed', 'cancelled')
and (actions.reported_at is null
or actions.question_at is not null)) then (now() at time zone 'UTC')::date - actions.deadline end as "days", json_build_object('id', goals.id,
'name', goals.title) as "goal", "evaluations"."id" as "evaluation", "lines"."id" as "line", json_build_object('id', schools.id,
'name', schools.name) as "school", json_build_object('id', regions.id,
'name', regions.name) as "region", json_build_object('id', countries.id,
'name', countries.names ->> $1::text) as "country"
from "actions"
inner
join "goals" on "goals"."id" = "actions"."goal_id"
inner
join "action_plans" on "action_plans"."id" = "goals"."plan_id"
inner
join "lines" on "lines"."id" = "action_plans"."line_id"
inner
join "evaluations" on "evaluations"."id" = "lines"."evaluation_id"
inner
join "schools" on "schools"."id" = "evaluations"."school_id"
inner
join "regions" on "regions"."id" = "evaluations"."region_id"
inner
join "countries" on "countries"."id" = "evaluations"."country_id"
where "actions"."deadline" < (now() at time zone 'UTC')::date - $2::int
and (actions.status not in ('completed', 'cancelled')
and (actions.reported_at is null
or actions.question_at is not null))
and "lines"."status" <> $3
and "evaluations"."region_id" = any($4::int[])
and "evaluations"."school_id" = $5
order by "actions"."deadline" asc nulls last, "actions"."id" asc
limit $6
offset $7;
select count(*)::int as "count", count(distinct evaluations.school_id)::int as "schools"
from "actions"
inner
join "goals" on "goals"."id" = "actions"."goal_id"
inner
join "action_plans" on "action_plans"."id" = "goals"."plan_id"
inner
join "lines" on "lines"."id" = "action_plans"."line_id"
inner
join "evaluations" on "evaluations"."id" = "lines"."evaluation_id"
inner
join "schools" on "schools"."id" = "evaluations"."school_id"
where "actions"."deadline" < (now() at time zone 'UTC')::date - $1::int
and (actions.status not in ('completed', 'cancelled')
and (actions.reported_at is null
or actions.question_at is not null))
and "lines"."status" <> $2
and "evaluations"."region_id" = any($3::int[])
and "evaluations"."school_id" = $4;

-- coordinator which=open
select "actions"."id", "actions"."text", "actions"."accountable", "actions"."status", actions.deadline::text as "deadline", case
when actions.deadline < (now() at time zone 'UTC')::date
and (actions.status not in ('completed', 'cancelled')
and (actions.reported_at is null
or actions.question_at is not null)) then (now() at time zone 'UTC')::date - actions.deadline end as "days", json_build_object('id', goals.id,
'name', goals.title) as "goal", "evaluations"."id" as "evaluation", "lines"."id" as "line", json_build_object('id', schools.id,
'name', schools.name) as "school", json_build_object('id', regions.id,
'name', regions.name) as "region", json_build_object('id', countries.id,
'name', countries.names ->> $1::text) as "country"
from "actions"
inner
join "goals" on "goals"."id" = "actions"."goal_id"
inner
join "action_plans" on "action_plans"."id" = "goals"."plan_id"
inner
join "lines" on "lines"."id" = "action_plans"."line_id"
inner
join "evaluations" on "evaluations"."id" = "lines"."evaluation_id"
inner
join "schools" on "schools"."id" = "evaluations"."school_id"
inner
join "regions" on "regions"."id" = "evaluations"."region_id"
inner
join "countries" on "countries"."id" = "evaluations"."country_id"
where actions.status not in ('completed', 'cancelled')
and "lines"."status" <> $2
and "evaluations"."region_id" = any($3::int[])
order by "actions"."deadline" asc nulls last, "actions"."id" asc
limit $4
offset $5;
select count(*)::int as "count", count(distinct evaluations.school_id)::int as "schools"
from "actions"
inner
join "goals" on "goals"."id" = "actions"."goal_id"
inner
join "action_plans" on "action_plans"."id" = "goals"."plan_id"
inner
join "lines" on "lines"."id" = "action_plans"."line_id"
inner
join "evaluations" on "evaluations"."id" = "lines"."evaluation_id"
inner
join "schools" on "schools"."id" = "evaluations"."school_id"
where actions.status not in ('completed', 'cancelled')
and "lines"."status" <> $1
and "evaluations"."region_id" = any($2::int[]);
