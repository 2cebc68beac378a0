-- What names a person stands apart in "personal" (old, new, and a salt): it can be forgotten when the person is, while
-- its hash stays and keeps the chain whole.
alter table audit add personal jsonb, add personal_hash bytea;

create function hash_personal() returns trigger language plpgsql as $$
begin
  new.personal := new.personal || jsonb_build_object('salt', gen_random_uuid());
  new.personal_hash := sha256(convert_to(new.personal::text, 'UTF8'));
  return new;
end $$;
create trigger audit_personal before insert on audit for each row
  when (new.personal is not null) execute function hash_personal();

-- Rows stay for 400 days. Until then nothing may happen to one but that "personal" is forgotten; this holds for the
-- owner of the table too, and in a session that switches other triggers off.
create function keep_audit() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and old.at < now() - interval '400 days' then
    return old;
  end if;
  if tg_op = 'UPDATE' and new.personal is null and to_jsonb(new) - 'personal' = to_jsonb(old) - 'personal' then
    return new;
  end if;
  raise exception 'the audit is only ever added to' using errcode = 'restrict_violation';
end $$;
drop trigger audit_append_only on audit;
create trigger audit_append_only before update or delete on audit for each row execute function keep_audit();
create trigger audit_not_emptied before truncate on audit for each statement execute function refuse_change();
alter table audit enable always trigger audit_append_only, enable always trigger audit_not_emptied;

create index audit_by_actor on audit (actor_id, id);
create index audit_by_deed on audit (deed, id);
create index audit_by_time on audit (at);
create index audit_personal_by_object on audit (object_type, object_id) where personal is not null;

-- The chain: each seal holds rows of the audit in the order of their ids and a hash of 32 bytes for each, over the
-- hash before and the row. One runner writes them afterwards, so that no write waits for another.
create table audit_seals (
  number integer constraint audit_seals_number primary key,
  audit_ids bigint[] not null,
  hashes bytea not null,
  previous bytea not null,
  last_id bigint not null,
  sealed_at timestamptz not null default now(),
  constraint audit_seals_one_hash_a_row check (length(hashes) = 32 * cardinality(audit_ids))
);
create index audit_seals_by_time on audit_seals (sealed_at);

create function keep_seals() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and old.sealed_at < now() - interval '400 days' then
    return old;
  end if;
  raise exception 'the seals of the audit are only ever added to' using errcode = 'restrict_violation';
end $$;
create trigger audit_seals_append_only before update or delete on audit_seals
  for each row execute function keep_seals();
create trigger audit_seals_not_emptied before truncate on audit_seals
  for each statement execute function refuse_change();
alter table audit_seals enable always trigger audit_seals_append_only, enable always trigger audit_seals_not_emptied;
