import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { engine } from '../database/database.ts'
import { addFrench, givenCopy } from '../platform/language/copy-with-french.ts'
import { runIn } from '../platform/language/french-server.ts'

const isLong = process.env['RELIABILITY_ROUNDS'] !== undefined

// The compiler and the checkers read the whole project several times; what a language does on a server is in
// server/test/platform/language.
describe.runIf(isLong && engine() === 'server')('a language that is added', () => {
  const inNode = (copy: string, ...args: string[]) => runIn(copy, '--import', 'tsx', ...args)
  const checkMessages = (copy: string) => inNode(copy, 'scripts/messages/main.ts')
  const checkInstrument = (copy: string) => inNode(copy, 'instrument/check.ts')

  test('compiler and checkers need nothing else', () => {
    const copy = givenCopy()
    const add = addFrench(copy)
    add.messages()
    add.instrument()
    add.line()
    expect(checkMessages(copy).said).toContain(' in 7 languages, 0 complaints')
    expect(checkInstrument(copy)).toMatchObject({ isRight: true })
    const types = runIn(copy, 'node_modules/@typescript/native/bin/tsc', '-p', 'tsconfig.french.json')
    expect(types).toEqual({ isRight: true, said: '' })
  }, 120_000)

  test('without its folder, its entry or its instrument it is no language', () => {
    const copy = givenCopy()
    const add = addFrench(copy)
    add.messages()
    add.line()
    expect(checkInstrument(copy)).toMatchObject({
      isRight: false,
      said: expect.stringContaining('fr/instrument.yaml'),
    })
    rmSync(join(copy, 'messages/fr'), { recursive: true })
    expect(checkMessages(copy)).toMatchObject({
      isRight: false,
      said: expect.stringContaining('messages/fr is not there'),
    })
    const other = givenCopy()
    addFrench(other).messages()
    const { isRight, said: output } = runIn(other, '--import', 'tsx', 'scripts/messages/main.ts')
    expect([isRight, output]).toEqual([false, expect.stringContaining('messages/fr has no line')])
  }, 60_000)
})
