import { useLocation } from '@tanstack/react-router'
import { useState } from 'react'
import { isHashOfAction } from '../../../../kit/reporting/use-named-action.ts'
import { onDevice } from '../../../../session/web-storage.ts'

export const ways = ['list', 'board', 'timeline'] as const
export type Way = (typeof ways)[number]

const key = 'vereda.plan.way'

const storedWay = (): Way | undefined => {
  const text = onDevice.read(key)
  return ways.find((way) => way === text)
}

/** How the actions are shown, stored on the device; an address that names an action shows the list. */
export const useWay = () => {
  const hash = useLocation({ select: (location) => location.hash })
  const [way, setWay] = useState<Way>(() => (isHashOfAction(hash) ? 'list' : (storedWay() ?? 'list')))
  const [before, setBefore] = useState(hash)
  if (before !== hash) {
    setBefore(hash)
    if (isHashOfAction(hash)) setWay('list')
  }
  return {
    way,
    choose: (next: Way) => {
      setWay(next)
      onDevice.keep(key, next)
    },
  }
}
