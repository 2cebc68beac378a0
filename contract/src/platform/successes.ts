/** Every success message of a deed (specification §8): code and English words. */
export const successes = {
  logged_out: 'You are logged out.',
  password_changed: 'Password changed correctly (can now login)',
  recovery_link_sent: 'Recovery link sent',
  passkey_removed: 'Passkey removed',
  token_valid: 'The token is valid',
  user_deleted: 'User deleted',
  sessions_ended: 'Sessions ended',
  invitation_sent: 'Invitation sent',
  confirmation_sent: 'Confirmation link sent',
  link_given: 'One-time link made',
  email_queued: 'E-mail will be sent again',
  email_confirmed: 'E-mail address confirmed',
  country_deleted: 'Country deleted',
  region_deleted: 'Region deleted',
  school_deleted: 'School deleted',
  suggestion_deleted: 'Suggestion deleted',
  report_deleted: 'Report deleted',
  country_deallocated: 'Country deallocated',
  region_deallocated: 'Region deallocated',
  school_deallocated: 'School deallocated',
  evaluation_deleted: 'Assessment deleted',
  file_deleted: 'File deleted',
  comment_deleted: 'Comment deleted',
  comment_hidden: 'Comment hidden',
  note_deleted: 'Note deleted',
  note_hidden: 'Note hidden',
  result_deleted: 'Result deleted',
  goal_deleted: 'Goal deleted',
  observation_deleted: 'Observation deleted',
  action_deleted: 'Action deleted',
  answer_deleted: 'Answer deleted',
  scores_saved: 'Scores saved',
  line_submitted: 'Line submitted for review',
  line_reviewed: 'Line reviewed',
  line_returned: 'Line returned with reasons',
  line_closed: 'Line closed',
  line_opened: 'New line opened',
  instrument_enabled: 'Instrument enabled',
  instrument_disabled: 'Instrument disabled',
  notification_read: 'Notification read',
} as const satisfies Record<string, string>

export type SuccessCode = keyof typeof successes

/** The answer to a deed: its code, the words, and what the deed adds. */
export const done = <Code extends SuccessCode, More extends object = object>(code: Code, more?: More) =>
  ({ code, detail: successes[code], ...more }) as { code: Code; detail: string } & More
