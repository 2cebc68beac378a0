-- words that waited at the desk for the next edition and were looked at in a draft, taken or left: { language: { field: words } }
alter table edition_draft_pieces add column waiting jsonb not null default '{}';
