/**
 * Somebody who uses no pointer and asks for parts by role and name alone: a program that has only the browser's
 * accessibility tree (`tree-reader.ts`), or a person at the keyboard (`keyboard-user.ts`).
 */
export type WithoutPointer = {
  press: (role: 'button' | 'link', name: string | RegExp) => Promise<void>
  type: (field: string, text: string) => Promise<void>
  /** Chooses among radio buttons. */
  choose: (name: RegExp) => Promise<void>
  /** Takes one of a list or a menu that is open. */
  pick: (role: 'option' | 'menuitem', name: string | RegExp) => Promise<void>
  /** Waits until there is such a part. */
  meets: (role: 'heading' | 'dialog' | 'alertdialog', name: string | RegExp) => Promise<void>
  /** Waits until these words stand on the page. */
  hears: (text: string | RegExp) => Promise<void>
}
