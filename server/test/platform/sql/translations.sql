-- administrator language=es&instrument=1
select translations.id, translations.instrument_id as instrument, translations.kind, translations.object_id as object, translations.language, translations.place, translations.domain, translations.field, source.words as source, translations.words as target, coalesce(translations.made_of <> source.words, false) as stale, case
when coalesce(translations.made_of <> source.words, false) then translations.made_of end as "madeOf", translations.next, translations.version, translations.updated_at
from translations
join translations as source on source.kind = translations.kind
and source.object_id = translations.object_id
and source.field = translations.field
and source.language = 'en'
where (translations.instrument_id = $1
or translations.instrument_id is null)
and translations.language = $2
and exists (select
from instruments
where instruments.id = $3
and true)
order by translations.position;
select translations.language, count(*) as total, count(translations.words) as translated, count(*) filter (where coalesce(translations.made_of <> source.words, false)) as stale, count(*) filter (where translations.next is not null) as waiting
from translations
join translations as source on source.kind = translations.kind
and source.object_id = translations.object_id
and source.field = translations.field
and source.language = 'en'
where (translations.instrument_id = $1
or translations.instrument_id is null)
group by translations.language
order by array_position($2::text[], translations.language);
