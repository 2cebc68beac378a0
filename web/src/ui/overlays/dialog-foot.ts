/**
 * The dialog's buttons are sticky while a long form scrolls, except on a low screen, where they would cover fields;
 * the negative margins equal the dialog's padding (5).
 */
export const dialogFoot =
  'sticky bottom-0 z-1 -mx-5 -mb-5 flex flex-col-reverse gap-2 border-t border-border bg-surface px-5 py-4 ' +
  'short:static wide:flex-row wide:justify-end'
