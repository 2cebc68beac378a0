import { type Installation, installationPath } from 'contract/platform/installation'
import type { FastifyInstance } from 'fastify'
import type { Settings } from '../../settings/settings.ts'

/** What the pages say about this installation: read once, asked for without a login. */
export const installation = (
  app: FastifyInstance,
  { operator, evidenceRetentionMonths }: Pick<Settings, 'operator' | 'evidenceRetentionMonths'>,
): void => {
  const answer: Installation = {
    operator: operator.name,
    contact: operator.contact,
    powered_by: operator.poweredBy,
    powered_by_url: operator.poweredByUrl,
    evidence_retention_months: evidenceRetentionMonths,
  }
  app.get(installationPath, (_request, reply) => reply.header('Cache-Control', 'no-cache').send(answer))
}
