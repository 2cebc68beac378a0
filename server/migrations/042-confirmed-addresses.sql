-- `email` is an address that its owner has confirmed; it alone is unique. `pending_email` waits for its owner to open
-- the link that was sent there. Addresses from before count as confirmed, but those of people who were invited and
-- have never set a password: nobody has opened anything there yet.
alter table users add column pending_email text;
alter table users add column pending_since timestamptz;
alter table users add constraint users_pending_since check ((pending_email is null) = (pending_since is null));
create index users_pending_email on users (lower(normalize(pending_email, nfc))) where pending_email is not null;

alter table recovery_tokens add column address text;
update recovery_tokens set address = users.email from users
  where users.id = recovery_tokens.user_id and users.password_hash is null;
update users set pending_email = email, pending_since = now(), email = null
  where password_hash is null and last_login is null and email is not null and deleted_at is null;

-- Links that confirm an address, as hashes.
create table email_tokens (
  hash bytea primary key,
  user_id integer not null constraint email_tokens_user references users (id) on delete cascade,
  address text not null,
  expires_at timestamptz not null
);
create index email_tokens_by_user on email_tokens (user_id);
create index email_tokens_by_age on email_tokens (expires_at);
