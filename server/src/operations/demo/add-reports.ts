import { reportCalls } from 'contract/insight/reports'
import { accountCalls } from 'contract/people/accounts'
import type { StoryContext } from './lines/fill-line.ts'
import { demoReports, type ReportOfStory } from './report-texts.ts'

const write = async ({ ask, person, today }: StoryContext, report: ReportOfStory): Promise<void> => {
  const author = person(report.by)
  const { areas } = await ask(accountCalls.profile, author)
  const call = areas[0]?.kind === 'country' ? reportCalls.writeForCountry : reportCalls.writeForRegion
  const { title, text } = report
  await ask(call, author, {
    parameters: { id: areas[0]?.place.id ?? 0 },
    body: { title, text, year: today.getUTCFullYear() },
  })
}

/** Each by the person responsible for the place. */
export const addReports = async (context: StoryContext): Promise<void> => {
  for (const report of demoReports) await write(context, report)
}
