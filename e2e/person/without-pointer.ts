/**
 * A person without a pointer who finds parts by role and name: by the accessibility tree (`tree-reader.ts`) or by
 * keyboard (`keyboard-user.ts`).
 */
export type WithoutPointer = {
  press: (role: 'button' | 'link', name: string | RegExp) => Promise<void>
  type: (field: string, text: string) => Promise<void>
  /** Chooses a radio button. */
  choose: (name: RegExp) => Promise<void>
  /** Chooses from an open listbox or menu. */
  pick: (role: 'option' | 'menuitem', name: string | RegExp) => Promise<void>
  /** Waits until there is such a part. */
  meets: (role: 'heading' | 'dialog' | 'alertdialog', name: string | RegExp) => Promise<void>
  /** Waits until the page contains this text. */
  hears: (text: string | RegExp) => Promise<void>
}
