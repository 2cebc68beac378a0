-- Words that a reviewer hid are no longer in the row; until the audit is purged, its superusers can read them there.
alter table comments
  add hidden_at timestamptz,
  add hidden_by integer constraint comments_hidden_by references users (id);
alter table notes
  add hidden_at timestamptz,
  add hidden_by integer constraint notes_hidden_by references users (id);
