import { partOfFile } from 'contract/access/call'
import type { ProblemCode } from 'contract/platform/problems'
import { password } from '../../calls/expected/account.ts'
import { givenSmallInstrument } from '../../given/small-instrument.ts'
import { triggersOfLines } from './triggers-of-lines.ts'
import { login, named, region, register, result, stage, step, type Trigger, twice, upload } from './trying.ts'

/** For each code a request that is answered with it. */
export const triggers: Partial<Record<ProblemCode, Trigger>> = {
  ...triggersOfLines,
  required: ({ ask, world }) => ask(region, { body: { country: world.here.country } }),
  country_undetermined: ({ ask }) => ask(region, { body: named('Nowhere') }),
  invalid_email: register({ email: 'no address' }),
  empty_list: step('return', 'IN REVIEW', { messages: [] }),
  more_than_whole: ({ ask, world: { here } }) =>
    ask('PATCH /api/school/{id}/', {
      parameters: { id: here.school },
      body: { students: 0, students_with_disabilities: 1 },
    }),
  search_too_short: ({ ask }) => ask('GET /api/region/', { query: { search: 'ab' } }),
  max_length: ({ ask, world }) =>
    ask(region, { body: { name: 'x'.repeat(201), country: world.here.country } }),
  text_too_complex: ({ ask, world }) =>
    ask('POST /api/report/country/{id}/', {
      parameters: { id: world.here.country },
      body: { title: 'A report', year: 2026, text: '# a\n'.repeat(2001) },
    }),
  min_length: register({ username: 'four' }),
  file_name_too_long: upload({}, `${'x'.repeat(151)}.txt`),
  scores_must_total_100: ({ ask, world: { here } }) =>
    ask('PATCH /api/evaluation/indiprin/', {
      body: {
        evaluation_line: here.open.id,
        scores: here.instrument.categories.map(({ id }) => ({ category: id, score: 1 })),
      },
    }),
  passwords_do_not_match: ({ ask }) =>
    ask('PATCH /api/account/password/change', {
      body: { previous_password: 'x', password, password_confirmation: `${password}.` },
    }),
  password_too_common: register({ password: 'password123' }),
  email_exists: twice(async (trying) => {
    const email = `${crypto.randomUUID()}@vereda.example`
    return () => register({ email })(trying)
  }),
  username_exists: twice(async (trying) => {
    const username = `twice-${crypto.randomUUID()}`
    return () => register({ username })(trying)
  }),
  name_exists: twice(async ({ ask, world }) => {
    const body = { ...named('Twice'), country: world.here.country }
    return () => ask(region, { body })
  }),
  code_exists: twice(async ({ ask, world: { here } }) => {
    const school = {
      region: here.region,
      management: 'public',
      type_of_school: 'regular',
      register_code: 'R 1',
    }
    return () => ask('POST /api/school/', { body: { ...school, name: crypto.randomUUID() } })
  }),
  area_exists: async ({ ask, world: { here } }) => {
    const body = { user: (await here.newPerson()).id, school: here.school }
    await ask('POST /api/area/', { body })
    return ask('POST /api/area/', { body })
  },
  admin_must_not_have_area: ({ ask, world }) =>
    register({ role: 0, areas: [world.here.country] })({ ask, world }),
  area_role_mismatch: async ({ ask, world: { here } }) =>
    ask('POST /api/area/', { body: { user: (await here.newPerson()).id, country: here.country } }),
  incorrect_current_password: ({ ask }) =>
    ask('PATCH /api/account/password/change', {
      body: { previous_password: 'something else', password, password_confirmation: password },
    }),
  instrument_not_found: ({ ask }) => ask('GET /api/option/', { query: { instrument_id: 999_999 } }),
  indicator_not_found: result('OPEN', () => ({ indicator: 999_999 })),
  indicator_not_in_instrument: async (trying) => {
    const { indicators } = await givenSmallInstrument(trying.world.db)
    return result('OPEN', () => ({ indicator: indicators[0]?.id }))(trying)
  },
  option_not_in_scale: result('OPEN', ({ instrument }) => ({
    option: instrument.options.find(({ scale }) => scale === 2)?.id,
  })),
  na_not_allowed: result('OPEN', ({ instrument }) => ({
    indicator: instrument.indicators.find(({ scale, na_allowed }) => scale === 1 && !na_allowed)?.id,
    option: instrument.options.find(({ code }) => code === 'NA')?.id,
    na_reason: 'There are none',
  })),
  consent_required: upload({}, 'photo.png', Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex')),
  upload_invalid: ({ ask }) =>
    ask('POST /api/file/', {
      body: '--x\r\nbroken',
      headers: { 'content-type': 'multipart/form-data; boundary=x' },
    }),
  assessment_id_required: step('open', 'VALIDATED', { status: 'CLOSED' }),
  invalid_line_status: step('open', 'VALIDATED', { status: 'IN REVIEW' }),
  invalid_order: ({ ask }) => ask('GET /api/region/', { query: { order: 'id; drop table' } }),
  does_not_exist: ({ ask }) => ask(region, { body: { ...named('Nowhere'), country: 999_999 } }),
  validation_error: ({ ask }) => ask(region, { body: { name: 5, country: 'x' } }),
  parse_error: ({ ask }) => ask(region, { body: '{', headers: { 'content-type': 'application/json' } }),
  invalid_credentials: login('not this one'),
  token_not_valid: ({ ask }) =>
    ask('POST /api/account/token/refresh/', { body: { refresh: 'rt_x' } }, 'nobody'),
  not_authenticated: ({ ask }) => ask('GET /api/region/', {}, 'nobody'),
  permission_denied: ({ ask }) => ask(region, { body: {} }, 'role 3'),
  cannot_change_own_role: async ({ ask, world: { here } }) =>
    ask(
      'PATCH /api/user_information/{id}/',
      { parameters: { id: here.coordinator.id }, body: { role: 3 } },
      'role 2',
    ),
  not_found: ({ ask }) => ask('GET /api/region/{id}/', { parameters: { id: 999_999 } }),
  assessment_not_found: async ({ ask, world: { here, there } }) =>
    ask(`POST ${stage}/open/`, {
      parameters: { id: (await here.line('VALIDATED')).id },
      body: { status: 'CLOSED', evaluation: there.open.evaluation },
    }),
  method_not_allowed: ({ ask }) => ask('PUT /api/region/', {}),
  instrument_not_enabled: async ({ ask, world: { here, db } }) => {
    const instrument = await givenSmallInstrument(db)
    await db.updateTable('instruments').set({ enabled: false }).where('id', '=', instrument.id).execute()
    return ask('POST /api/evaluation/', {
      body: { school: await here.newSchool(), instrument: instrument.id, year: 2026 },
    })
  },
  more_than_one_representative: async (trying) => {
    const {
      ask,
      world: { here },
    } = trying
    const { body } = await register({ role: 1 })(trying)
    return ask('POST /api/area/', { body: { user: body.id, country: here.country } })
  },
  not_to_be_invited: async ({ ask, world: { here } }) => {
    const { id } = await here.newPerson()
    const closed = { parameters: { id }, body: { is_active: false } }
    await ask('PATCH /api/user_information/{id}/', closed)
    return ask('POST /api/user_information/{id}/invitation/', { parameters: { id } })
  },
  in_use: ({ ask, world }) => ask('DELETE /api/region/{id}/', { parameters: { id: world.here.region } }),
  version_conflict: ({ ask, world }) =>
    ask('PATCH /api/region/{id}/', {
      parameters: { id: world.here.region },
      body: named('Late'),
      headers: { 'if-match': '"v999"' },
    }),
  upload_offset: async ({ ask, world: { here, ...world } }) => {
    const by = await world.acting('superuser')
    return ask('PATCH /api/upload/{id}/', {
      parameters: { id: await here.uploadOnItsWay(by) },
      headers: { 'content-type': partOfFile, 'upload-offset': '7' },
      body: 'plan',
    })
  },
  upload_version: ({ ask }) =>
    ask('POST /api/upload/', { metadata: {}, headers: { 'tus-resumable': '0.2.2' } }),
  upload_checksum: async ({ ask, world: { here, ...world } }) => {
    const by = await world.acting('superuser')
    return ask('PATCH /api/upload/{id}/', {
      parameters: { id: await here.uploadOnItsWay(by) },
      headers: {
        'content-type': partOfFile,
        'upload-offset': '0',
        'upload-checksum': 'sha1 AAAAAAAAAAAAAAAAAAAAAAAAAAA=',
      },
      body: 'plan',
    })
  },
  body_too_large: ({ ask }) => ask(region, { body: { name: 'x'.repeat(300_000) } }),
  unsupported_media_type: ({ ask }) => ask(region, { body: 'x', headers: { 'content-type': 'text/plain' } }),
  unsupported_file_type: upload({}, 'drawing.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>'),
  range_not_satisfiable: ({ ask, world }) =>
    ask('GET /api/file/{id}/', {
      parameters: { id: world.here.stored },
      headers: { range: 'bytes=900000-' },
    }),
  idempotency_key_reused: async ({ ask, world }) => {
    const headers = { 'idempotency-key': crypto.randomUUID() }
    const body = () => ({ ...named('Key'), country: world.here.country })
    const by = await world.acting('role 0')
    const as = { authorization: `Bearer ${by.token}`, ...headers }
    await ask(region, { body: body(), headers: as }, 'nobody')
    return ask(region, { body: body(), headers: as }, 'nobody')
  },
  invalid_statistic_type: ({ ask }) =>
    ask('GET /api/statistics/evaluations', { query: { type: 'colour', model: 'country' } }),
  invalid_model_type: ({ ask }) =>
    ask('GET /api/statistics/schools', { query: { type: 'count', model: 'planet' } }),
  reset_token_invalid: ({ ask }) =>
    ask('POST /api/account/password/validate', { body: { token: 'made up' } }, 'nobody'),
  email_token_invalid: ({ ask }) =>
    ask('POST /api/account/email/validate', { body: { token: 'made up' } }, 'nobody'),
  nothing_to_confirm: ({ ask }) => ask('POST /api/account/email/send_again', {}),
  invalid_format: ({ ask }) =>
    ask('POST /api/export/', { body: { subject: 'list', query: '/api/school/', format: 'brf' } }),
  job_not_done: async ({ ask, world }) => {
    const { id: user_id } = await world.acting('superuser')
    const { id } = await world.db
      .insertInto('jobs')
      .values({ user_id, kind: 'import', status: 'running', language: 'en', asked: '{"subject":"schools"}' })
      .returning('id')
      .executeTakeFirstOrThrow()
    return ask('POST /api/import/{id}/apply/', { parameters: { id } })
  },
  throttled: async (trying) => {
    for (let attempt = 0; attempt < 5; attempt += 1) await login('wrong again')(trying)
    return login('wrong again')(trying)
  },
}
