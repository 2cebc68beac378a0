-- which files of its domain show an answer; a file that is deleted is taken out with it
alter table results add column files integer[] not null default '{}';
