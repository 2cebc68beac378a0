import { builtServer } from '../reliability/processes/listening-server.ts'

/** Once for a run: the server's programs as they are built, which tests and the code under test start. */
export default async function setup(): Promise<(() => void) | undefined> {
  if (process.env['BUILT_PROGRAMS']) return
  const { folder, remove } = await builtServer()
  process.env['BUILT_PROGRAMS'] = folder
  return remove
}
