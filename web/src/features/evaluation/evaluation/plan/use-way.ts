import { useState } from 'react'
import { onDevice } from '../../../../session/web-storage.ts'

/** The three ways to see the actions. */
export const ways = ['list', 'board', 'timeline'] as const
export type Way = (typeof ways)[number]

const key = 'vereda.plan.way'

const storedWay = (): Way | undefined => {
  const text = onDevice.read(key)
  return ways.find((way) => way === text)
}

/** How the actions are shown; the choice stays on the device. */
export const useWay = () => {
  const [way, setWay] = useState<Way>(() => storedWay() ?? 'list')
  return {
    way,
    choose: (next: Way) => {
      setWay(next)
      onDevice.keep(key, next)
    },
  }
}
