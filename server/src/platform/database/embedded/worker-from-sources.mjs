// Node cannot read worker.ts by itself, and a thread does not inherit the loader of the one that starts it.
import { register } from 'tsx/esm/api'

register()
await import('./worker.ts')
