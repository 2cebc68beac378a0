import { randomUUID } from 'node:crypto'
import { fileFormats } from 'contract/evaluation/files'
import { Problem } from 'contract/platform/problems'
import { record } from '../../platform/audit/queries.ts'
import type { AnyRequest } from '../../platform/http/person.ts'
import { isClean } from './antivirus.ts'
import type { Bytes } from './bytes.ts'
import type { Evidence } from './evidence.ts'
import type { TakenIn } from './upload/take-in.ts'

/**
 * Scans the file, if a scanner is configured. Infected files are quarantined for the operator, except photos, whose
 * metadata may reveal a place.
 */
export const scan = async (
  context: AnyRequest,
  { scanner, quarantine }: Evidence,
  taken: TakenIn,
  bytes: Bytes,
): Promise<'off' | 'clean'> => {
  if (!scanner) return 'off'
  if (await isClean(scanner, bytes.stream())) return 'clean'
  const { kind } = fileFormats[taken.format]
  const name = randomUUID()
  if (kind !== 'photo') await quarantine.put(name, { size: bytes.size, open: () => bytes.stream() })
  const found = { kind, sha256: taken.sha256, quarantine: kind === 'photo' ? null : name }
  await record(context, 'file.infected', { type: 'file', id: null }, { new: found })
  throw new Problem('file_infected', { reason: 'The scanner found something harmful in it.' })
}
