-- which languages there are is said by the list of the contract alone
alter table translations drop constraint translations_language;
