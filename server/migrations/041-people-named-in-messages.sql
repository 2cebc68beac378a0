-- Whom a notification or an e-mail names in its params. Without it erasing one person blanked everybody of that name.
-- No foreign key: "everything about a person" follows references to users, and these rows are addressed to others.
alter table notifications add column person_id integer;
alter table letters add column person_id integer;
create index notifications_by_person on notifications (person_id) where person_id is not null;
create index letters_by_person on letters (person_id) where person_id is not null;
