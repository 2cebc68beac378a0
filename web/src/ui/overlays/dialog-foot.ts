/**
 * The buttons of a dialog stay in sight at its foot while a long form is scrolled; not on a low screen, where they
 * would cover the fields. It reaches the dialog's edges (its padding is 5).
 */
export const dialogFoot =
  'sticky bottom-0 z-1 -mx-5 -mb-5 flex flex-col-reverse gap-2 border-t border-border bg-surface px-5 py-4 ' +
  'short:static wide:flex-row wide:justify-end'
