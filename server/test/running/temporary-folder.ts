import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A new folder that any user may enter, and its removal. */
export const temporaryFolder = (): { path: string; remove(): void } => {
  const path = mkdtempSync(join(tmpdir(), 'vereda-test-'))
  chmodSync(path, 0o755)
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) }
}
