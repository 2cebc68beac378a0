-- the newest pair of tokens that was seen in use: until a pair is used, the refresh token before it may ask for it again
alter table sessions add column used_generation integer not null default 1;

update sessions set used_generation = coalesce(
  (select max(tokens.generation) from tokens where tokens.session_id = sessions.id), 1);
