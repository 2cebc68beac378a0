import { menuIdOf } from '../../../../../../kit/reporting/use-named-action.ts'

/**
 * An action that moves to another column is drawn anew there, and focus would fall to the page. It follows the
 * action once what was open over the page is gone.
 */
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
