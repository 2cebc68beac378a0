-- Words that a correction had before it was changed or taken back: a file that was made meanwhile has them as headings or
-- for codes, and is still read (decision 249).
create table catalogue_former_words (
  language text not null,
  key text not null,
  words text not null,
  ended_at timestamptz not null default now(),
  constraint catalogue_former_words_id primary key (language, key, words)
);

create function keep_former_words() returns trigger language plpgsql as $$
begin
  insert into catalogue_former_words (language, key, words) values (old.language, old.key, old.words)
  on conflict (language, key, words) do update set ended_at = now();
  return null;
end $$;

create trigger catalogue_corrections_ended after update on catalogue_corrections for each row
  when (old.words is not null and old.words is distinct from new.words) execute function keep_former_words();

-- as far as the audit tells of those before
insert into catalogue_former_words (language, key, words, ended_at)
select said.language, message.key, message.words, max(audit.at)
from audit, jsonb_each(audit.new) as said(language, messages), jsonb_each_text(said.messages) as message(key, words)
where audit.object_type = 'catalogue' and audit.deed = 'catalogue.change' and message.words is not null
group by said.language, message.key, message.words
on conflict do nothing;

-- The English as people had corrected it when somebody wrote these words or vouched for them; null: as it was released.
-- Where it says something else now, the words of the other languages are to be looked at.
alter table catalogue_corrections add column seen text;
