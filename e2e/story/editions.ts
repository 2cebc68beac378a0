import { instrumentCalls } from 'contract/instrument/instruments'
import { ask, type Person } from './asking.ts'

export const instrumentOf = async (url: string, as: Person, edition: 1 | 2): Promise<number> => {
  const instruments = await ask(url, instrumentCalls.list, as)
  const found = instruments.find((each) => each.edition === edition)
  if (!found) throw new Error(`There is no edition ${edition}`)
  return found.id
}
