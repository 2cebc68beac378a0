import { buildWhenNeeded } from './build/build-when-needed.ts'

await buildWhenNeeded()
