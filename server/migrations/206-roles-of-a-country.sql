-- Roles of a country's own (decision 241): one of the four roles, less some kinds of work.
create table local_roles (
  id integer generated always as identity constraint local_roles_id primary key,
  country_id integer not null constraint local_roles_country references countries (id) on delete cascade,
  role smallint not null constraint local_roles_role_known check (role between 1 and 3),
  name text not null,
  withheld text[] not null constraint local_roles_withheld_some check (cardinality(withheld) > 0),
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- what people refer to: with their own role
  constraint local_roles_id_role unique (id, role)
);
create unique index local_roles_name_unique on local_roles (country_id, lower(name));

alter table users add column local_role_id integer;
alter table users add constraint users_local_role
  foreign key (local_role_id, role) references local_roles (id, role);
create index users_by_local_role on users (local_role_id) where local_role_id is not null;

-- A role that changes ends what narrowed it, and so does being made a superuser, whom no country narrows.
create function forget_local_role() returns trigger language plpgsql as $$
begin
  if new.is_superuser or (new.role <> old.role and new.local_role_id is not distinct from old.local_role_id) then
    new.local_role_id := null;
  end if;
  return new;
end $$;
create trigger users_forget_local_role before update of role, is_superuser on users
  for each row when (new.local_role_id is not null) execute function forget_local_role();
