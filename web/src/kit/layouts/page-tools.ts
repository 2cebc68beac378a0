import { type ComponentType, createContext } from 'react'

/** Passed in by the shell, because search and notifications belong to features. */
export const PageTools = createContext<{ Search: ComponentType; Bell: ComponentType } | null>(null)
