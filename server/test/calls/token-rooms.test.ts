import { tokenRoomOf } from 'contract/access/token-rooms'
import { expect, test } from 'vitest'
import { givenVereda } from '../vereda.ts'
import { keyOf } from './row.ts'

const { app } = await givenVereda()

test('calls open to tokens are recorded: a new one shows as a difference', async () => {
  const lines = app.calls.map(({ call }) => `${keyOf(call)}: ${tokenRoomOf(call) ?? 'no program'}`)
  await expect(`${lines.sort().join('\n')}\n`).toMatchFileSnapshot('./token-rooms.txt')
})
