import { reportCalls } from 'contract/insight/reports'
import { accountCalls } from 'contract/people/accounts'
import type { Telling } from './lines/tell-line.ts'
import { type ReportOfStory, reportsTold } from './report-texts.ts'

const write = async ({ ask, person, today }: Telling, told: ReportOfStory): Promise<void> => {
  const author = person(told.by)
  const { areas } = await ask(accountCalls.profile, author)
  const call = areas[0]?.kind === 'country' ? reportCalls.writeForCountry : reportCalls.writeForRegion
  const { title, text } = told
  await ask(call, author, {
    parameters: { id: areas[0]?.place.id ?? 0 },
    body: { title, text, year: today.getUTCFullYear() },
  })
}

/** Reports on what the stories have told, each by the person of the place. */
export const addReports = async (telling: Telling): Promise<void> => {
  for (const told of reportsTold) await write(telling, told)
}
