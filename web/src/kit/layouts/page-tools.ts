import { type ComponentType, createContext } from 'react'

/** Search and notifications, as the bar of every page shows them; the shell hands them in, because they know features. */
export const PageTools = createContext<{ Search: ComponentType; Bell: ComponentType } | null>(null)
