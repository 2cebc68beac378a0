import { readFileSync } from 'node:fs'
import { type ProblemCode, problems } from 'contract/platform/problems'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { send } from '../../calls/send.ts'
import { givenWorld } from '../../calls/world.ts'
import { givenVereda } from '../../vereda.ts'
import { triggers } from './triggers.ts'
import { callOf, type Trying } from './trying.ts'

/** Codes whose request takes a house of its own: they are answered in these tests. */
const elsewhere: Partial<Record<ProblemCode, string>> = {
  words_unfit: 'instrument/catalogue/correcting.test.ts',
  file_too_large: 'evaluation/files/uploads/upload.test.ts',
  upload_timeout: 'evaluation/files/uploads/slow-senders.test.ts',
  quota_exceeded: 'evaluation/files/uploads/limits-of-uploads.test.ts',
  file_infected: 'evaluation/files/uploads/limits-of-uploads.test.ts',
  storage_full: 'evaluation/files/uploads/limits-of-uploads.test.ts',
  idempotency_in_progress: 'evaluation/lines/races.test.ts',
  last_superuser: 'people/users/change-people.test.ts',
  unavailable: 'health.test.ts',
  country_has_no_representative: 'insight/reports.test.ts',
  rows_refused: 'exchange/imports/apply-schools.test.ts',
  data_changed: 'exchange/imports/apply-schools.test.ts',
  action_not_reported: 'evaluation/action-plans/reported.test.ts',
  address_refused: 'exchange/webhooks/addresses.test.ts',
  changes_gone: 'insight/changes/feed.test.ts',
  passkey_invalid: 'people/passkeys/sign-in.test.ts',
  passkey_not_accepted: 'people/passkeys/sign-in.test.ts',
  passkey_exists: 'people/passkeys/own-passkeys.test.ts',
  token_too_narrow: 'people/personal-tokens.test.ts',
  last_way_in: 'people/passkeys/own-passkeys.test.ts',
  adaptation_not_allowed: 'instrument/drafts/adaptation.test.ts',
  edition_draft_not_open: 'instrument/drafts/adaptation.test.ts',
  edition_draft_not_handed_in: 'instrument/drafts/adaptation.test.ts',
  edition_draft_has_corrections: 'instrument/drafts/offers.test.ts',
  edition_draft_has_faults: 'instrument/drafts/adaptation.test.ts',
  edition_draft_unchanged: 'instrument/drafts/left-behind.test.ts',
  edition_draft_left_behind: 'instrument/drafts/left-behind.test.ts',
  second_person_needed: 'instrument/drafts/adaptation.test.ts',
  incorrect_code: 'people/second-factor/second-step.test.ts',
  login_ticket_invalid: 'people/second-factor/second-step.test.ts',
  second_factor_needed: 'people/second-factor/second-step.test.ts',
  second_factor_required: 'people/second-factor/own-factor.test.ts',
  no_second_factor: 'people/second-factor/own-factor.test.ts',
  provider_refused: 'people/provider/provider.test.ts',
  provider_email_unverified: 'people/provider/provider.test.ts',
  provider_not_admitted: 'people/provider/provider.test.ts',
  provider_unavailable: 'people/provider/entra.test.ts',
  local_sign_in_off: 'people/provider/logout-and-roles.test.ts',
  rating_round_open: 'evaluation/raters/two-raters.test.ts',
  rating_finished: 'evaluation/raters/two-raters.test.ts',
  rating_unfinished: 'evaluation/raters/two-raters.test.ts',
  domain_answered: 'evaluation/raters/blind.test.ts',
  line_was_submitted: 'evaluation/lines/edition/refused.test.ts',
  rating_not_agreed: 'evaluation/lines/edition/refused.test.ts',
  edition_not_offered: 'evaluation/lines/edition/refused.test.ts',
  line_edition_moved: 'evaluation/lines/edition/late.test.ts',
}

const world = await givenWorld()
const { calls } = world.app
const trying: Trying = {
  world,
  ask: async (message, asks, as = 'superuser') => {
    const request = callOf(message)
    const known = calls.find(({ call }) => call.method === request.method && call.path === request.path)?.call
    const by = await world.acting(as)
    return send(world, known ?? request, asks, by.token ? by : null)
  },
}

/** Codes that have a test of their own below. */
const here: ProblemCode[] = ['server_error']

const codes = Object.keys(problems) as ProblemCode[]
const namedByCalls = new Set<ProblemCode>(calls.flatMap(({ description: [, ...own] }) => own))
const askable = codes.filter((code) => code in triggers)

test('every problem that a call names is answered by a request here, or in a test that is named here', () => {
  const untried = codes.filter((code) => !(code in triggers) && !(code in elsewhere) && !here.includes(code))
  expect(untried.filter((code) => namedByCalls.has(code))).toEqual([])
})

test.each(askable)('%s', async (code) => {
  const { status, body } = (await triggers[code]?.(trying)) ?? {}
  expect([status, body?.code]).toEqual([problems[code][0], code])
  expect(body?.detail).toContain(problems[code][1])
  expect(body?.request_id).toMatch(/^[0-9a-f-]{36}$/)
})

test.each(Object.entries(elsewhere))('%s is answered in %s', (code, file) => {
  expect(readFileSync(`${import.meta.dirname}/../../${file}`, 'utf8')).toContain(code)
})

test('an unexpected error answers only the id of the request', async () => {
  const { app, database } = await givenVereda()
  await sql`drop table idempotency_keys, tokens cascade`.execute(database.db)
  const answer = await app.inject({
    url: '/api/region/',
    headers: { authorization: `Bearer at_${'x'.repeat(43)}` },
  })
  expect(answer.statusCode).toBe(500)
  expect(answer.json()).toEqual({
    detail: 'An unexpected error occurred.',
    code: 'server_error',
    request_id: expect.any(String),
  })
})
