import { tokenRoomOf } from 'contract/access/token-rooms'
import { expect, test } from 'vitest'
import { givenVereda } from '../vereda.ts'
import { keyOf } from './row.ts'

const { app } = await givenVereda()

test('what a program may ask is written down: a new call that a token opens is seen in the difference', async () => {
  const lines = app.calls.map(({ call }) => `${keyOf(call)}: ${tokenRoomOf(call) ?? 'no program'}`)
  await expect(`${lines.sort().join('\n')}\n`).toMatchFileSnapshot('./token-rooms.txt')
})
