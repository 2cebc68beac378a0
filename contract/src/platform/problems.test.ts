import { expect, test } from 'vitest'
import { Problem, problems } from './problems.ts'

/** The specification's §8 word by word, with code and status from the rules. */
const catalogue: [words: string, code: string, status: number][] = [
  ['invalid statistic type', 'invalid_statistic_type', 400],
  ['invalid model type', 'invalid_model_type', 400],
  ['incorrect current password', 'incorrect_current_password', 400],
  ['Invalid user or password.', 'invalid_credentials', 401],
  ['An account with this email address already exists.', 'email_exists', 400],
  ['Please enter a valid email address.', 'invalid_email', 400],
  ['An unexpected error occurred.', 'server_error', 500],
  ['selected instrument not found', 'instrument_not_found', 400],
  ['instrument not enabled to create assessments', 'instrument_not_enabled', 409],
  ['indicator not found', 'indicator_not_found', 400],
  ['indicator does not belong to the instrument', 'indicator_not_in_instrument', 400],
  ['Error uploading file.', 'upload_invalid', 400],
  ['Error uploading file.', 'upload_timeout', 408],
  ['Error uploading file.', 'file_too_large', 413],
  ['Error uploading file.', 'quota_exceeded', 413],
  ['Error uploading file.', 'unsupported_file_type', 415],
  ['Error uploading file.', 'file_infected', 422],
  ['Error uploading file.', 'storage_full', 507],
  ['minimum files not met', 'minimum_files_not_met', 409],
  ['assessment line missing or not open', 'line_not_open', 409],
  ['results missing for some indicators', 'results_missing', 409],
  ['cycle not OPEN', 'cycle_not_open', 409],
  ['country could not be determined', 'country_undetermined', 400],
  ['country has no representative', 'country_has_no_representative', 409],
  ['more than one representative', 'more_than_one_representative', 409],
  ['line must be IN REVIEW to be reviewed', 'line_not_in_review', 409],
  ['assessment ID required', 'assessment_id_required', 400],
  ['previous line must be closed', 'previous_line_not_closed', 409],
  ['no line to close', 'no_line_to_close', 409],
  ['only a validated line can be closed', 'line_not_validated', 409],
  ['invalid line status', 'invalid_line_status', 400],
  ['assessment not found', 'assessment_not_found', 404],
  ['permission denied', 'permission_denied', 403],
  ['Invalid or expired token (request a new reset)', 'reset_token_invalid', 400],
  ['Required field', 'required', 400],
  ['You must assign at least one item.', 'empty_list', 400],
  ['Please enter a minimum of 3 characters', 'search_too_short', 400],
  ['Too many characters', 'max_length', 400],
  ['File name too long', 'file_name_too_long', 400],
  ['Scores must add up to 100', 'scores_must_total_100', 400],
  ['Passwords do not match', 'passwords_do_not_match', 400],
]

/** Codes that the rules add, with our own texts. */
const added: [status: number, codes: string][] = [
  [400, 'min_length password_too_common username_exists name_exists area_exists admin_must_not_have_area'],
  [
    400,
    'area_role_mismatch option_not_in_scale na_not_allowed consent_required invalid_order text_too_complex',
  ],
  [400, 'invalid_format does_not_exist validation_error parse_error'],
  [401, 'token_not_valid not_authenticated'],
  [403, 'cannot_change_own_role'],
  [404, 'not_found'],
  [405, 'method_not_allowed'],
  [409, 'line_closed no_more_lines evaluation_exists answer_exists result_exists in_use last_superuser'],
  [409, 'not_to_be_invited'],
  [409, 'idempotency_in_progress'],
  [412, 'version_conflict'],
  [413, 'body_too_large'],
  [415, 'unsupported_media_type'],
  [416, 'range_not_satisfiable'],
  [422, 'idempotency_key_reused'],
  [429, 'throttled'],
  [503, 'unavailable'],
]

const expected: Record<string, readonly [number, string]> = problems

test.each(catalogue)('“%s” is answered as %s', (message, code, status) => {
  expect(expected[code]?.[0]).toBe(status)
  expect(expected[code]?.[1].toLowerCase()).toBe(message.toLowerCase())
})

test.each(added.flatMap(([status, codes]) => codes.split(' ').map((code) => [code, status] as const)))(
  '%s is %i',
  (code, status) => {
    expect(expected[code]?.[0]).toBe(status)
    expect(expected[code]?.[1]).toMatch(/^[A-Z].{8,}$/)
  },
)

test('the reason of a refusal is a sentence of its own', () => {
  expect(new Problem('required', { reason: 'A column is missing.' }).detail).toBe(
    'Required field. A column is missing.',
  )
  expect(new Problem('file_too_large', { reason: 'It is long.' }).detail).toBe(
    'Error uploading file. It is long.',
  )
  expect(new Problem('required').detail).toBe('Required field')
})

test('a text belongs to one code only, but those of the specification for uploads', () => {
  const all = Object.values(problems).map(([, message]) => message)
  const twice = all.filter((message, place) => all.indexOf(message) !== place)
  expect(new Set(twice)).toEqual(new Set(['Error uploading file.']))
})
