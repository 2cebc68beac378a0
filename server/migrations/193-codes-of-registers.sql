-- What a school is called in its country's register of schools: one school a code (decision 236). The code first, so that
-- a file finds a school by it without naming its country.
alter table schools add column register_code text;
create unique index schools_register_code_unique on schools (lower(register_code), country_id)
  where register_code is not null;
