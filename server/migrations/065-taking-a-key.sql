-- Takes the key of a repeatable request until the transaction ends, and looks what was answered to it before. Two
-- statements in one call: the second one sees what was committed until the key was taken.
create function take_key(person integer, asked_route text, asked_key text,
  out taken boolean, out status smallint, out body jsonb, out body_hash text) language plpgsql as $$
begin
  taken := pg_try_advisory_xact_lock(hashtextextended(person || ' ' || asked_route || ' ' || asked_key, 7));
  if taken then
    select kept.status, kept.body, kept.body_hash into status, body, body_hash
    from idempotency_keys kept
    where kept.user_id = person and kept.route = asked_route and kept.key = asked_key
      and kept.created_at > now() - interval '24 hours';
  end if;
end $$;
