import { currentAid } from './open-aid.ts'

// a radio or a check box takes no letters; who types on at the buttons of a form of words has lost its field
const writes =
  'input:not([type="radio"], [type="checkbox"]), textarea, select, [contenteditable="true"], [role="menu"], [role="listbox"], [data-words]'

/** Is this a key pressed for the page itself: with nothing held down, while nobody writes and nothing is open over the page? */
export const isSingleKey = ({ target, ctrlKey, metaKey, altKey, defaultPrevented }: KeyboardEvent): boolean =>
  !ctrlKey &&
  !metaKey &&
  !altKey &&
  !defaultPrevented &&
  !(target instanceof Element && target.closest(writes)) &&
  !currentAid() &&
  !document.querySelector('[role="dialog"], [role="alertdialog"]')
