-- A passkey repeats the sign-in of a session, too.
alter table challenges drop constraint challenges_purpose;
alter table challenges add constraint challenges_purpose
  check (purpose in ('sign_in', 'add', 'provider', 'prove'));
