import { permit } from 'contract/access/permissions'
import { reportCalls } from 'contract/insight/reports'
import { found, Problem } from 'contract/platform/problems'
import { done } from 'contract/platform/successes'
import { record, textMark } from '../../platform/audit/queries.ts'
import type { Db } from '../../platform/database/db.ts'
import { feature } from '../../platform/http/feature.ts'
import { paged } from '../../platform/http/paging.ts'
import { assertVersion } from '../../platform/http/versions.ts'
import { figuresOfPlace, hiddenInPlace } from '../statistics/queries.ts'
import { described } from './descriptions.ts'
import { reportsFound } from './found-queries.ts'
import {
  addReport,
  changeReport,
  countryOfReports,
  countryToReport,
  regionOfReports,
  regionToReport,
  removeReport,
  reportById,
  reportRead,
  reportsOf,
  reportToChange,
} from './queries.ts'
import { assertDrawable } from './text-structure.ts'
import { storeVersion, versionOf, versionsOf } from './version-queries.ts'

/** The author of a country's report: its only representative (specification §6), if there is one. */
const authorOf = ([author, ...others]: number[]): number => {
  if (others.length > 0) throw new Problem('more_than_one_representative')
  if (author === undefined) throw new Problem('country_has_no_representative')
  return author
}

/** What the audit stores of a title, which is free text. */
const titleMark = (db: Db, id: number, title: string) => textMark(db, { type: 'report', id }, title)

export const reports = feature(reportCalls, described, {
  find: async ({ db, actor, language, query, request }) =>
    paged(request, query, await reportsFound(db, actor, language, query)),

  ofCountry: async ({ db, actor, language, parameters, query, request }) => {
    const { country } = found(await countryOfReports(db, actor, parameters.id))
    return paged(request, query, await reportsOf(db, actor, language, { country }, query))
  },

  ofRegion: async ({ db, actor, language, parameters, query, request }) => {
    const { region } = found(await regionOfReports(db, actor, parameters.id))
    return paged(request, query, await reportsOf(db, actor, language, { region }, query))
  },

  hiddenOfCountry: async ({ db, actor, language, parameters }) => {
    const { country } = found(await countryOfReports(db, actor, parameters.id))
    permit(actor, 'report.write_country', { country })
    return { figures: await hiddenInPlace(db, actor, language, { country }) }
  },

  hiddenOfRegion: async ({ db, actor, language, parameters }) => {
    const place = found(await regionOfReports(db, actor, parameters.id))
    permit(actor, 'report.write_region', place)
    return { figures: await hiddenInPlace(db, actor, language, place) }
  },

  versions: async ({ db, actor, parameters, query, request }) => {
    const { id } = found(await reportRead(db, actor, parameters.id))
    return paged(request, query, await versionsOf(db, id, query))
  },

  version: async ({ db, actor, parameters }) => {
    const { id } = found(await reportRead(db, actor, parameters.id))
    return found(await versionOf(db, id, parameters.version))
  },

  writeForCountry: async (context) => {
    const { db, actor, language, parameters, body } = context
    const { country, representatives } = found(await countryToReport(db, actor, parameters.id))
    permit(actor, 'report.write_country', { country })
    assertDrawable(body.text)
    const author = authorOf(representatives)
    const figures = await figuresOfPlace(db, actor, language, { country })
    const { id } = await addReport(db, { country }, body, { author, created_by: actor.id }, figures)
    await storeVersion(db, id, actor.id)
    const title = await titleMark(db, id, body.title)
    const now = { country, author, title, year: body.year }
    await record(context, 'report.create', { type: 'report', id }, { new: now })
    return found(await reportById(db, actor, language, id))
  },

  writeForRegion: async (context) => {
    const { db, actor, language, parameters, body } = context
    const place = found(await regionToReport(db, actor, parameters.id))
    permit(actor, 'report.write_region', place)
    assertDrawable(body.text)
    const figures = await figuresOfPlace(db, actor, language, place)
    const by = { author: actor.id, created_by: actor.id }
    const { id } = await addReport(db, { region: place.region }, body, by, figures)
    await storeVersion(db, id, actor.id)
    const title = await titleMark(db, id, body.title)
    const now = { region: place.region, author: actor.id, title, year: body.year }
    await record(context, 'report.create', { type: 'report', id }, { new: now })
    return found(await reportById(db, actor, language, id))
  },

  change: async (context) => {
    const { db, actor, language, parameters, body } = context
    const report = found(await reportToChange(db, actor, parameters.id))
    permit(actor, 'report.change', report)
    if (body.text !== undefined) assertDrawable(body.text)
    assertVersion(context, report.version)
    await changeReport(db, report.id, body)
    await storeVersion(db, report.id, actor.id)
    const { year = report.year } = body
    const title = await titleMark(db, report.id, report.title)
    const newTitle = await titleMark(db, report.id, body.title ?? report.title)
    await record(
      context,
      'report.change',
      { type: 'report', id: report.id },
      { old: { title, year: report.year }, new: { title: newTitle, year } },
    )
    return found(await reportById(db, actor, language, report.id))
  },

  remove: async (context) => {
    const { db, actor, parameters } = context
    const report = found(await reportToChange(db, actor, parameters.id))
    permit(actor, 'report.change', report)
    assertVersion(context, report.version)
    await removeReport(db, report.id)
    const { year, country, region } = report
    const title = await titleMark(db, report.id, report.title)
    await record(
      context,
      'report.delete',
      { type: 'report', id: report.id },
      { old: { title, year, country, region } },
    )
    return done('report_deleted')
  },
})
