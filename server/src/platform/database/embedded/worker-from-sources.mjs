// Node cannot read worker.ts by itself, and a thread does not inherit the loader of the one that starts it.
// The tests, which open hundreds of databases, name a bundle of it that they made once.
const bundle = process.env.EMBEDDED_WORKER
if (bundle) await import(bundle)
else {
  const { register } = await import('tsx/esm/api')
  register()
  await import('./worker.ts')
}
