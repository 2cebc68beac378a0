import { currentAid } from './open-aid.ts'

// Elements in which a single key belongs to typing, or is probably meant for a text field that has just lost the
// focus.
const writes =
  'input:not([type="radio"], [type="checkbox"]), textarea, select, [contenteditable="true"], [role="menu"], [role="listbox"], [data-words]'

/** Whether a key was pressed without a modifier, outside of fields and of overlays. */
export const isSingleKey = ({ target, ctrlKey, metaKey, altKey, defaultPrevented }: KeyboardEvent): boolean =>
  !ctrlKey &&
  !metaKey &&
  !altKey &&
  !defaultPrevented &&
  !(target instanceof Element && target.closest(writes)) &&
  !currentAid() &&
  !document.querySelector('[role="dialog"], [role="alertdialog"]')
