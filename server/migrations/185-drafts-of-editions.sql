-- whether the people of a country may adapt an edition for it; an administrator says so
alter table countries add column may_adapt boolean not null default false;

-- an edition that people made in the product, for one country or for all
alter table instruments
  add column country_id integer constraint instruments_country references countries (id),
  add column made_of_draft boolean not null default false;
create index instruments_by_country on instruments (country_id) where country_id is not null;

create table edition_drafts (
  id integer generated always as identity primary key,
  base_id integer not null constraint edition_drafts_base references instruments (id),
  country_id integer constraint edition_drafts_country references countries (id),
  languages text[] not null,
  status text not null default 'open'
    constraint edition_drafts_status check (status in ('open', 'handed_in', 'released')),
  opened_by integer not null constraint edition_drafts_opened_by references users (id),
  handed_in_by integer constraint edition_drafts_handed_in_by references users (id),
  reason text,
  released_by integer constraint edition_drafts_released_by references users (id),
  released_id integer constraint edition_drafts_released references instruments (id),
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint edition_drafts_handed_in check ((status = 'open') = (handed_in_by is null)),
  constraint edition_drafts_second_person check (released_by <> handed_in_by),
  constraint edition_drafts_whole check (
    (status = 'released') = (released_by is not null) and (status = 'released') = (released_id is not null))
);
create index edition_drafts_by_country on edition_drafts (country_id);

-- a part of a draft in all languages: texts are { language: { field: words } }, before is what the base says;
-- meaning is what has no language, faults is what the checks found when it was last written
create table edition_draft_pieces (
  id integer generated always as identity primary key,
  draft_id integer not null constraint edition_draft_pieces_draft references edition_drafts (id) on delete cascade,
  kind text not null constraint edition_draft_pieces_kind check
    (kind in ('instrument', 'category', 'outcome', 'indicator', 'option', 'duty')),
  place text not null,
  domain smallint,
  position text not null,
  meaning jsonb not null,
  link text constraint edition_draft_pieces_link check (link in ('same', 'reworded', 'split', 'merged', 'new')),
  links_from text[] not null default '{}',
  texts jsonb not null,
  before jsonb not null,
  faults jsonb not null default '[]',
  version integer not null default 1,
  updated_by integer constraint edition_draft_pieces_updated_by references users (id),
  updated_at timestamptz not null default now(),
  constraint edition_draft_pieces_unique unique (draft_id, kind, place)
);
