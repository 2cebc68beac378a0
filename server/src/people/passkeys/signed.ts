import { z } from 'zod'
import type { Db } from '../../platform/database/db.ts'
import { type Purpose, spendChallenge } from './challenge-queries.ts'

const ClientData = z.object({ challenge: z.string() })

const read = (clientDataJSON: string): unknown => {
  try {
    return JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString('utf8'))
  } catch {
    return null
  }
}

/** The signed challenge, used up; null when it was not ours, was used already or is too old. */
export const spentChallenge = async (
  db: Db,
  { response }: { response: { clientDataJSON: string } },
  purpose: Purpose,
): Promise<string | null> => {
  const { data } = ClientData.safeParse(read(response.clientDataJSON))
  return data && (await spendChallenge(db, data.challenge, purpose)) ? data.challenge : null
}
