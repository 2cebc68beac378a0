import { fieldProblem, Problem } from 'contract/platform/problems'

/** What it means to people when the database refuses: every constraint that a request can meet. */
const meanings: Record<string, () => Problem> = {
  countries_code_unique: () => fieldProblem('code', 'name_exists'),
  regions_country: () => fieldProblem('country', 'does_not_exist'),
  schools_region: () => fieldProblem('region', 'does_not_exist'),
  regions_name_unique: () => fieldProblem('name', 'name_exists'),
  schools_name_unique: () => fieldProblem('name', 'name_exists'),
  schools_register_code_unique: () => fieldProblem('register_code', 'code_exists'),
  schools_disabilities_within_students: () => fieldProblem('students_with_disabilities', 'validation_error'),
  schools_kinds_within_disabilities: () => fieldProblem('students_with_disabilities', 'validation_error'),
  users_username_unique: () => fieldProblem('username', 'username_exists'),
  users_email_unique: () => fieldProblem('email', 'email_exists'),
  passkeys_credential_unique: () => new Problem('passkey_exists'),
  users_local_role: () => fieldProblem('local_role', 'does_not_exist'),
  local_roles_country: () => fieldProblem('country', 'does_not_exist'),
  local_roles_name_unique: () => fieldProblem('name', 'name_exists'),
  users_country: () => fieldProblem('country', 'does_not_exist'),
  // a stranger comes from the country that the registration names
  users_managed_country: () => fieldProblem('country', 'does_not_exist'),
  areas_one_representative: () => new Problem('more_than_one_representative'),
  areas_kind_fits_role: () => new Problem('area_role_mismatch'),
  areas_country_once: () => fieldProblem('country', 'area_exists'),
  areas_region_once: () => fieldProblem('region', 'area_exists'),
  areas_school_once: () => fieldProblem('school', 'area_exists'),
  lines_one_unfinished: () => new Problem('previous_line_not_closed'),
  lines_kind_unique: () => new Problem('previous_line_not_closed'),
  results_indicator_unique: () => new Problem('result_exists'),
  results_wait_for_raters: () => new Problem('rating_round_open'),
  rating_rounds_unique: () => new Problem('rating_round_open'),
  plan_answers_number_unique: () => new Problem('answer_exists'),
}

/** A row that others refer to stays: its deletion meets one of these. */
const references = new Set([
  'regions_country',
  'schools_region',
  'users_local_role',
  'instruments_country',
  'edition_drafts_country',
  'evaluations_school',
  'reports_country',
  'reports_region',
])

/** The problem behind a broken constraint; undefined for one no request should be able to break. */
export const meaningOf = (constraint: string, deleting: boolean): Problem | undefined => {
  if (deleting && references.has(constraint)) return new Problem('in_use')
  return meanings[constraint]?.()
}
