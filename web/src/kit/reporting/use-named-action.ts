import { useLocation } from '@tanstack/react-router'
import { type RefObject, useEffect, useRef } from 'react'

export const idOfAction = (action: number): string => `action-${action}`

export const isHashOfAction = (hash: string): boolean => /^#?action-\d+$/.test(hash)

export const menuIdOf = (action: number): string => `action-menu-${action}`

/** Scrolls to the action that the address names, as links of notifications and lists do. */
export const useNamedAction = <Shown extends HTMLElement>(action: number): RefObject<Shown | null> => {
  const row = useRef<Shown>(null)
  const isNamed = useLocation({ select: ({ hash }) => hash === idOfAction(action) })
  useEffect(() => {
    if (isNamed) row.current?.scrollIntoView({ block: 'center' })
  }, [isNamed])
  return row
}
