-- school
select "id", "code", "params", "title", "message", "evaluation_id" as "object_id", "instrument_id", "is_read", "created_at"
from "notifications"
where "user_id" = $1
and ($2::text is null
or code = $3::text)
and ($4::boolean is null
or is_read = $5::boolean)
order by "id" desc
limit $6
offset $7;
select count(*) filter (where ($1::text is null
or code = $2::text)
and ($3::boolean is null
or is_read = $4::boolean)) as "count", count(*) filter (where not is_read) as "unread"
from "notifications"
where "user_id" = $5;

-- school is_read=false
select "id", "code", "params", "title", "message", "evaluation_id" as "object_id", "instrument_id", "is_read", "created_at"
from "notifications"
where "user_id" = $1
and ($2::text is null
or code = $3::text)
and ($4::boolean is null
or is_read = $5::boolean)
order by "id" desc
limit $6
offset $7;
select count(*) filter (where ($1::text is null
or code = $2::text)
and ($3::boolean is null
or is_read = $4::boolean)) as "count", count(*) filter (where not is_read) as "unread"
from "notifications"
where "user_id" = $5;
