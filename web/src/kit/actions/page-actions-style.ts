/** What can be done on a page, beside its heading; on a phone in pairs, as wide as the page. */
export const pageActionsStyle =
  'flex flex-wrap gap-2 max-wide:w-full max-wide:*:grow min-[22rem]:max-wide:*:basis-[calc(50%-0.25rem)] ' +
  'min-[22rem]:max-wide:*:whitespace-nowrap wide:max-w-full'
