import { useSingleKeys } from '../page/use-single-keys.ts'
import { idOfAction, menuIdOf } from './use-named-action.ts'

const menuOf = (action: number): HTMLElement | null => document.getElementById(menuIdOf(action))
const rowOf = (action: number): HTMLElement | null =>
  document.getElementById(idOfAction(action)) ?? menuOf(action)

/** Focuses an action's first button. */
export const focusAction = (action: number): void => {
  const control = menuOf(action) ?? rowOf(action)?.querySelector<HTMLElement>('button, a')
  control?.scrollIntoView({ block: 'center' })
  control?.focus({ preventScroll: true })
}

/** D completes the focused action; without one it focuses the first unfinished action. */
export const useDoneKey = (left: readonly number[], mark: (action: number) => void): void =>
  useSingleKeys(({ key, shiftKey, target }) => {
    if (shiftKey || key.toLowerCase() !== 'd') return
    const focused = left.find((action) => target instanceof Node && rowOf(action)?.contains(target))
    const [first] = left
    if (focused !== undefined) mark(focused)
    else if (first !== undefined) focusAction(first)
  })
