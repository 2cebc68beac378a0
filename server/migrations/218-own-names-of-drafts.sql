-- a draft's own name, in which nobody wrote, is no change of it: it is what its words are compared with
update edition_draft_pieces set before = (
  select jsonb_object_agg(language, fields || case when texts -> language ? 'name'
    then jsonb_build_object('name', texts -> language -> 'name') else '{}' end)
  from jsonb_each(before) as said(language, fields))
where kind = 'instrument' and updated_by is null;
