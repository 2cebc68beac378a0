import { type Installation, installationPath } from 'contract/platform/installation'
import type { FastifyInstance } from 'fastify'
import { wordVersions } from '../../catalogue/for-devices.ts'
import type { Db } from '../../database/db.ts'
import type { Settings } from '../../settings/settings.ts'

/**
 * What the pages say about this installation, asked for without a login: what the operator set is read once. That the
 * database is away keeps nobody from reading it.
 */
export const installation = (
  app: FastifyInstance,
  db: Db,
  {
    operator,
    evidenceRetentionMonths,
    smtpUrl,
  }: Pick<Settings, 'operator' | 'evidenceRetentionMonths' | 'smtpUrl'>,
): void => {
  const answer: Installation = {
    operator: operator.name,
    contact: operator.contact,
    powered_by: operator.poweredBy,
    powered_by_url: operator.poweredByUrl,
    evidence_retention_months: evidenceRetentionMonths,
    sends_emails: smtpUrl !== null,
  }
  app.get(installationPath, async (_request, reply) => {
    // left out where nobody could look: a device goes on with the words it has
    const corrected = await wordVersions(db).then(
      (versions) => ({ words: versions }),
      () => ({}),
    )
    return reply.header('Cache-Control', 'no-cache').send({ ...answer, ...corrected })
  })
}
