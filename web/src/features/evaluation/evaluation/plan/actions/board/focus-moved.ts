import { menuIdOf } from '../../../../../../kit/reporting/use-named-action.ts'

/** A moved card is a new element, so the focus has to be set on it once dialogs and menus are closed. */
export const focusMoved = (action: number): void => {
  const until = performance.now() + 1_000
  const follow = () => {
    const button = document.getElementById(menuIdOf(action))
    const isCovered = document.querySelector('[role=dialog], [role=menu]') !== null
    if (button && !isCovered && (document.activeElement === document.body || !document.activeElement)) {
      return button.focus()
    }
    if (performance.now() < until) requestAnimationFrame(follow)
  }
  requestAnimationFrame(follow)
}
