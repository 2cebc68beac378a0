import { expect, test, vi } from 'vitest'

test('terms to avoid that could not be loaded are loaded anew at the next request', async () => {
  let tries = 0
  vi.doMock('../../../../instrument/avoided.ts', () => ({
    avoidedIn: (language: string) => {
      tries += 1
      if (tries === 1) throw new Error('The folder is away')
      return [{ words: [language], rather: 'other words' }]
    },
  }))
  const { avoidedTexts } = await import('../../../src/instrument/avoided-texts.ts')
  await expect(avoidedTexts()).rejects.toThrow()
  expect((await avoidedTexts()).es).toEqual([{ words: ['es'], rather: 'other words' }])
  const read = tries
  await avoidedTexts()
  expect(tries).toBe(read)
  vi.doUnmock('../../../../instrument/avoided.ts')
})
