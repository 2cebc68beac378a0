-- a filled instrument has its duties on a sheet of their own: a row of a workbook is known by its sheet and its number
alter table import_rows add column sheet smallint not null default 1;
alter table import_rows drop constraint import_rows_key;
alter table import_rows add constraint import_rows_key primary key (job_id, sheet, row);
drop index import_rows_by_deed;
create index import_rows_by_deed on import_rows (job_id, deed, sheet, row);
