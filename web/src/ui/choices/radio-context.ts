import { createContext, use } from 'react'

interface Radios {
  name?: string
  value: string | null
  choose: (value: string) => void
}

export const RadioContext = createContext<Radios | null>(null)

export function useRadios(): Radios {
  const radios = use(RadioContext)
  if (!radios) throw new Error('A radio stands in a group')
  return radios
}
