import { atTheEnd } from '../../running/endings.ts'
import { openProvider, type Shape } from './open-provider.ts'

/** The provider of the tests, beside a Vereda at the address that it has by itself. */
export const givenProvider = async (shape: Omit<Shape, 'home'>) => {
  const provider = await openProvider({ ...shape, home: () => 'http://localhost:8000' })
  atTheEnd(provider.close)
  return provider
}
