-- whoever is deleted is named in what others were told: found without reading all of it
create index notifications_naming on notifications ((params ->> 'person')) where params ? 'person';
