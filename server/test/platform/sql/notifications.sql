-- school
select counts.count, counts.unread, (select json_object_agg(language, mark)
from catalogue_marks) as marks, page.*
from (select count(*) filter (where true
and true) as "count", count(*) filter (where not is_read) as "unread"
from "notifications"
where "user_id" = $1) as counts
left
join (select "id", "code", "params", "title", "message", "evaluation_id" as "object_id", "instrument_id", "is_read", "created_at"
from "notifications"
where "user_id" = $2
and true
and true
order by "id" desc
limit $3
offset $4) as page on true
order by page.id desc;

-- school is_read=false
select counts.count, counts.unread, (select json_object_agg(language, mark)
from catalogue_marks) as marks, page.*
from (select count(*) filter (where true
and is_read = $1::boolean) as "count", count(*) filter (where not is_read) as "unread"
from "notifications"
where "user_id" = $2) as counts
left
join (select "id", "code", "params", "title", "message", "evaluation_id" as "object_id", "instrument_id", "is_read", "created_at"
from "notifications"
where "user_id" = $3
and true
and is_read = $4::boolean
order by "id" desc
limit $5
offset $6) as page on true
order by page.id desc;
