-- what who hands a draft in says to the second person; a draft that is open has none
-- `moved_at`: since when it is open, handed in or released; a part that is saved changes `updated_at` alone
alter table edition_drafts add column message text, add column moved_at timestamptz not null default now();
update edition_drafts set moved_at = updated_at;
