-- Where people say they are from is a label: it goes with the country and never keeps it from going.
alter table users drop constraint users_country;
alter table users add constraint users_country foreign key (country_id) references countries (id) on delete set null;
