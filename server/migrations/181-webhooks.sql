-- Addresses of other systems that are told of changes in their owner's area (decision 227). The secret is made of the
-- nonce and the server's key, and stands nowhere.
create table webhooks (
  id integer generated always as identity constraint webhooks_id primary key,
  user_id integer not null constraint webhooks_user references users (id) on delete cascade,
  address text not null,
  kinds text[] not null constraint webhooks_kinds check (cardinality(kinds) > 0),
  nonce bytea not null,
  previous_nonce bytea,
  previous_until timestamptz,
  -- of the feed of changes: up to here there is a delivery, or nothing to deliver
  position bigint not null,
  is_on boolean not null default true,
  switched_off_at timestamptz,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index webhooks_by_user on webhooks (user_id);

-- What is sent to a webhook, one after the other; ended ones are kept for a week.
create table webhook_deliveries (
  id integer generated always as identity constraint webhook_deliveries_id primary key,
  webhook_id integer not null constraint webhook_deliveries_webhook references webhooks (id) on delete cascade,
  changes integer not null,
  body text not null,
  attempts integer not null default 0,
  -- a day of tries counts from here
  begun_at timestamptz not null default now(),
  due_at timestamptz not null default now(),
  tried_at timestamptz,
  trouble text,
  status integer,
  answer text,
  ended_at timestamptz,
  outcome text constraint webhook_deliveries_outcome check (outcome in ('sent', 'failed')),
  created_at timestamptz not null default now(),
  constraint webhook_deliveries_end check ((ended_at is null) = (outcome is null))
);
create index webhook_deliveries_of_webhook on webhook_deliveries (webhook_id, id);
create index webhook_deliveries_due on webhook_deliveries (due_at) where ended_at is null;
create index webhook_deliveries_ended on webhook_deliveries (ended_at) where ended_at is not null;
