import sharp from 'sharp'
import { afterAll, vi } from 'vitest'

/*
 * Test files of a worker share its process, so that libraries are loaded and compiled once. What is Vereda's own (its
 * modules with their state, the tests' counters), the environment and the kinds of pictures that may be read begin
 * anew for each file.
 */
vi.resetModules()

sharp.unblock({ operation: ['VipsForeignLoad'] })

const environment = { ...process.env }

afterAll(() => {
  for (const name of Object.keys(process.env)) if (!(name in environment)) delete process.env[name]
  Object.assign(process.env, environment)
})
