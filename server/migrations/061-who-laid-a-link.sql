-- Who handed over a link, and who of the staff named an address that waits: neither opens anything any more when they
-- have lost the right over the person meanwhile.
alter table recovery_tokens add column given_by integer
  constraint recovery_tokens_given_by references users (id) on delete set null;
alter table users add column pending_by integer
  constraint users_pending_by references users (id) on delete set null;
