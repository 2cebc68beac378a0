import type { FieldHelp } from './field-help.ts'

/**
 * Every error: status and English text (specification §8). Clients use the code; the web shows its own translation.
 */
export const problems = {
  required: [400, 'Required field'],
  invalid_email: [400, 'Please enter a valid email address.'],
  empty_list: [400, 'You must assign at least one item.'],
  search_too_short: [400, 'Please enter a minimum of 3 characters'],
  max_length: [400, 'Too many characters'],
  words_unfit: [400, 'These words cannot stand in place of the released ones'],
  text_too_complex: [400, 'The text has too many tables, lists or paragraphs, or they are too large'],
  min_length: [400, 'Too few characters'],
  file_name_too_long: [400, 'File name too long'],
  scores_must_total_100: [400, 'Scores must add up to 100'],
  passwords_do_not_match: [400, 'Passwords do not match'],
  password_too_common: [400, 'This password is used by too many people'],
  email_exists: [400, 'An account with this email address already exists.'],
  username_exists: [400, 'An account with this user name already exists.'],
  name_exists: [400, 'This name is already used there'],
  code_exists: [400, 'Another school of the country has this code'],
  area_exists: [400, 'The person has this area already'],
  admin_must_not_have_area: [400, 'A new administrator must not be assigned an area'],
  area_role_mismatch: [400, 'This kind of area does not fit the role'],
  invalid_statistic_type: [400, 'Invalid statistic type'],
  invalid_model_type: [400, 'Invalid model type'],
  incorrect_current_password: [400, 'Incorrect current password'],
  instrument_not_found: [400, 'Selected instrument not found'],
  indicator_not_found: [400, 'Indicator not found'],
  indicator_not_in_instrument: [400, 'Indicator does not belong to the instrument'],
  option_not_in_scale: [400, 'This option does not belong to the scale of the indicator'],
  na_not_allowed: [400, 'This indicator is never "not applicable"'],
  consent_required: [400, 'Photos and videos need a confirmed consent'],
  upload_invalid: [400, 'Error uploading file.'],
  country_undetermined: [400, 'Country could not be determined'],
  assessment_id_required: [400, 'Assessment ID required'],
  invalid_line_status: [400, 'Invalid line status'],
  reset_token_invalid: [400, 'Invalid or expired token (request a new reset)'],
  email_token_invalid: [400, 'This link works no more: ask for a new one'],
  passkey_invalid: [400, 'This passkey could not be checked: try again'],
  incorrect_code: [400, 'This code is not right, or was used already'],
  login_ticket_invalid: [400, 'This sign-in took too long or is done: begin again'],
  invalid_order: [400, 'Invalid order'],
  invalid_format: [400, 'Invalid format'],
  does_not_exist: [400, 'This does not exist'],
  address_refused: [400, 'Nothing is sent to this address'],
  validation_error: [400, 'Invalid value'],
  more_than_whole: [400, 'More than what it is a part of'],
  parse_error: [400, 'The body is not valid JSON'],
  invalid_credentials: [401, 'Invalid user or password.'],
  provider_refused: [401, 'The provider did not confirm this sign-in: begin again'],
  passkey_not_accepted: [401, 'This passkey does not sign in here'],
  second_factor_needed: [401, 'The password is right, a second step follows'],
  token_not_valid: [401, 'Invalid or expired token'],
  not_authenticated: [401, 'Authentication is needed'],
  permission_denied: [403, 'Permission denied'],
  token_too_narrow: [403, 'This personal token does not reach that far'],
  local_sign_in_off: [403, 'People of this role sign in with the provider'],
  provider_email_unverified: [403, 'The provider names no confirmed e-mail address'],
  provider_not_admitted: [403, 'There is no open account here for this one of the provider'],
  cannot_change_own_role: [403, 'Nobody changes their own role'],
  step_up_required: [403, 'Repeat the sign-in first: it is older than ten minutes'],
  not_found: [404, 'Not found'],
  assessment_not_found: [404, 'Assessment not found'],
  method_not_allowed: [405, 'Method not allowed'],
  upload_timeout: [408, 'Error uploading file.'],
  instrument_not_enabled: [409, 'Instrument not enabled to create assessments'],
  minimum_files_not_met: [409, 'Minimum files not met'],
  adaptation_not_allowed: [409, 'The country may not adapt an edition yet'],
  edition_draft_not_open: [409, 'The draft is handed in or released'],
  edition_draft_not_handed_in: [409, 'The draft is not handed in'],
  edition_draft_has_faults: [409, 'Something in the draft is to be mended first'],
  edition_draft_has_corrections: [409, 'The edition was corrected since the draft was opened'],
  edition_draft_unchanged: [409, 'Nothing in the draft was changed'],
  edition_draft_left_behind: [409, 'The English changed, and other languages did not'],
  second_person_needed: [409, 'A second person reads and releases what somebody handed in or wrote alone'],
  line_not_open: [409, 'Assessment line missing or not open'],
  results_missing: [409, 'Results missing for some indicators'],
  cycle_not_open: [409, 'Cycle not OPEN'],
  country_has_no_representative: [409, 'Country has no representative'],
  more_than_one_representative: [409, 'More than one representative'],
  line_not_in_review: [409, 'Line must be IN REVIEW to be reviewed'],
  previous_line_not_closed: [409, 'Previous line must be closed'],
  no_line_to_close: [409, 'No line to close'],
  line_not_validated: [409, 'Only a validated line can be closed'],
  action_not_reported: [409, 'Nothing was reported about this action'],
  line_closed: [409, 'The line is closed'],
  no_more_lines: [409, 'An evaluation has three lines at most'],
  line_was_submitted: [409, 'Handed in before'],
  edition_not_offered: [409, 'This edition is not offered here'],
  line_edition_moved: [409, 'The line has another edition now'],
  evaluation_exists: [409, 'The school has an unfinished evaluation with this instrument'],
  answer_exists: [409, 'This question has an answer already'],
  result_exists: [409, 'This indicator has a result already'],
  rating_round_open: [409, 'Two people answer this domain alone now'],
  rating_not_agreed: [409, 'Two people have not agreed yet'],
  domain_answered: [409, 'The domain has answers already, which the second person could read'],
  rating_finished: [409, 'These letters are finished'],
  rating_unfinished: [409, 'Both people finish first'],
  in_use: [409, 'Something else depends on this'],
  not_to_be_invited: [409, 'Only somebody who may log in and has no password yet is invited'],
  nothing_to_confirm: [409, 'No e-mail address waits to be confirmed'],
  last_way_in: [409, 'Without a password the last passkey stays'],
  passkey_exists: [409, 'This passkey is in use already'],
  second_factor_required: [409, 'People of this role must have a second factor'],
  no_second_factor: [409, 'There is no second factor'],
  last_superuser: [409, 'The last super administrator stays'],
  job_not_done: [409, 'This work is not done yet'],
  rows_refused: [409, 'Rows of the file were refused: mend them and send the file again'],
  sheet_of_other_line: [409, 'This sheet was made for another line or school'],
  sheet_of_other_instrument: [409, 'This sheet was made for another instrument or edition'],
  data_changed: [409, 'The data changed since the file was looked at: send it again'],
  upload_offset: [409, 'The upload stands at another byte'],
  idempotency_in_progress: [409, 'The same request is being carried out'],
  changes_gone: [410, 'These changes are no longer kept: read everything anew'],
  upload_version: [412, 'Uploads speak tus 1.0.0'],
  version_conflict: [412, 'Somebody changed this in the meantime'],
  body_too_large: [413, 'The body is too large'],
  file_too_large: [413, 'Error uploading file.'],
  quota_exceeded: [413, 'Error uploading file.'],
  unsupported_media_type: [415, 'Send JSON, and a file in a form (multipart/form-data)'],
  unsupported_file_type: [415, 'Error uploading file.'],
  range_not_satisfiable: [416, 'The range lies outside the file'],
  file_infected: [422, 'Error uploading file.'],
  idempotency_key_reused: [422, 'This key was used for another request'],
  upload_checksum: [460, 'The part did not arrive as it was sent'],
  throttled: [429, 'Too many requests, wait a moment'],
  server_error: [500, 'An unexpected error occurred.'],
  unavailable: [503, 'Not available now, try again in a moment'],
  provider_unavailable: [503, 'The provider does not answer now'],
  storage_full: [507, 'Error uploading file.'],
} as const satisfies Record<string, readonly [status: number, words: string]>

export type ProblemCode = keyof typeof problems

export const isProblemCode = (code: unknown): code is ProblemCode =>
  typeof code === 'string' && Object.hasOwn(problems, code)

/** The faults of one field, as answered under `errors`. */
export type FieldErrors = Record<string, ({ message: string; code: ProblemCode } & FieldHelp)[]>

/** Fields that an answer may have beside its code, as the rules of the code say. */
type ProblemExtra = {
  errors?: FieldErrors
  missing?: { category: number; stage: number; photos: number; documents: number }[]
  missing_indicators?: number[]
  /** With `edition_draft_has_faults`: the first parts with a fault. */
  places?: string[]
  version?: number
  /** With `not_found` of an evaluation: the evaluation that now has the named line. */
  moved_to?: number
  id?: number
  reason?: string
  /** Replaces the code's text, where the specification words the same code differently. */
  text?: string
  retry_after?: number
  /** With `second_factor_needed`: the ticket for the second step, and which step it is. */
  ticket?: string
  next?: 'code' | 'set_up'
  /** With `unsupported_file_type`: why the file is not accepted; answered as `reason`. */
  file?: string
  /** Replaces the code's status: `quota_exceeded` is 409 for rows, 413 for files. */
  status?: 409
  /** Only for the log of security events; never answered. */
  event?: 'foreign_key' | 'privileged_field' | 'rights_lost'
  /** The refusal is due to the row's state, not to the person's rights; never answered. */
  isOfState?: true
}

/** A refusal, thrown on the server and recreated in the web by its code. */
export class Problem extends Error {
  readonly code: ProblemCode
  readonly extra: ProblemExtra
  constructor(code: ProblemCode, extra: ProblemExtra = {}) {
    super(extra.text ?? problems[code][1])
    this.code = code
    this.extra = extra
  }
  get status(): number {
    return this.extra.status ?? problems[this.code][0]
  }
  /** The text, with the reason as another sentence. */
  get detail(): string {
    const { reason } = this.extra
    return reason ? `${this.message.replace(/\.?$/, '.')} ${reason}` : this.message
  }
}

export const fieldProblem = (field: string, code: ProblemCode): Problem =>
  new Problem(code, { errors: { [field]: [{ message: problems[code][1], code }] } })

/** The row, or 404 when it does not exist or is outside the scope. */
export const found = <Row>(row: Row | undefined | null): Row => {
  if (row === undefined || row === null) throw new Problem('not_found')
  return row
}
