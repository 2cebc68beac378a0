-- What a write takes for granted goes in the same trip as its first statement, and before it: a failure here keeps all
-- that follows from being run. The numbers of these failures are known to the server (isOutdated).
create function assert_same(present text, expected text) returns void language plpgsql as $$
begin
  if present is distinct from expected then
    raise exception 'is no longer the same' using errcode = 'VD001';
  end if;
end $$;

create function assert_new_key(person integer, asked_route text, asked_key text) returns void language plpgsql as $$
declare
  before record;
begin
  select * into before from take_key(person, asked_route, asked_key);
  if not before.taken or before.status is not null then
    raise exception 'is not a new key' using errcode = 'VD001';
  end if;
end $$;
