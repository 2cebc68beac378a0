import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { buildWhenNeeded } from '../build/build-when-needed.ts'
import { root } from '../steps.ts'
import { makeRelease } from './make.ts'
import { differencesOf, faultsOfParts, signedManifest } from './verify.ts'

const usage = `npm run release -- make FOLDER                                  archive, bill of materials and manifest of this commit;
                                                                with RELEASE_KEY (a file with a private key) signed
npm run release -- verify MANIFEST --key PUBLIC_KEY             whether the files beside it are what was signed
npm run release -- compare MANIFEST --key PUBLIC_KEY [FOLDER]   in what an installation differs from the release`

const { values, positionals } = parseArgs({ options: { key: { type: 'string' } }, allowPositionals: true })
const [command = '', ...paths] = positionals

/** npm changes to the project's folder, so paths are resolved from where the operator called it. */
const absolute = (path: string): string => resolve(process.env.INIT_CWD ?? '.', path)

const make = async (folder: string): Promise<string[]> => {
  await buildWhenNeeded()
  const { RELEASE_KEY } = process.env
  const made = await makeRelease(root, folder, RELEASE_KEY ? absolute(RELEASE_KEY) : null)
  for (const path of made) console.log(path)
  return []
}

const wrong = async (): Promise<string[]> => {
  const [first, second] = paths.map(absolute)
  if (command === 'make' && first) return make(first)
  if (!first || !values.key || !['verify', 'compare'].includes(command)) throw new Error(usage)
  const manifest = signedManifest(first, absolute(values.key))
  console.log(`${manifest.name} ${manifest.version}, commit ${manifest.commit}: signed by this key.`)
  return command === 'verify' ? faultsOfParts(first, manifest) : differencesOf(second ?? root, manifest)
}

wrong().then(
  (faults) => {
    for (const fault of faults) console.error(fault)
    if (command !== 'make')
      console.log(faults.length === 0 ? 'All is as it was released.' : `${faults.length} differ.`)
    process.exitCode = faults.length === 0 ? 0 : 1
  },
  (error: Error) => {
    console.error(error.message)
    process.exitCode = 1
  },
)
