-- what who hands a draft in says to the second person; a draft that is open has none
alter table edition_drafts add column message text;
