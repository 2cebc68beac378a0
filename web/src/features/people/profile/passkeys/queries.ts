import { queryOptions } from '@tanstack/react-query'
import { passkeyCalls } from 'contract/people/passkeys'
import { ask } from '../../../../session/ask.ts'
import { createPasskey, markPasskeyKnown } from '../../../../session/browser-passkey.ts'

export const passkeysQuery = () =>
  queryOptions({
    queryKey: ['profile', 'passkeys'],
    queryFn: ({ signal }) => ask(passkeyCalls.list, { signal }),
  })

/** False when the browser made none. */
export const addPasskey = async (name: string): Promise<boolean> => {
  const credential = await createPasskey(await ask(passkeyCalls.addChallenge))
  if (!credential) return false
  await ask(passkeyCalls.add, { body: { name, credential } })
  markPasskeyKnown()
  return true
}

export const renamePasskey = (id: number, name: string) =>
  ask(passkeyCalls.rename, { parameters: { id }, body: { name } })

export const removePasskey = (id: number) => ask(passkeyCalls.remove, { parameters: { id } })
