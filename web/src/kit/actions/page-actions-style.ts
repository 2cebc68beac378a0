/** Buttons beside a page's heading; on a phone in pairs across the width. */
export const pageActionsStyle =
  'flex flex-wrap gap-2 max-wide:w-full max-wide:*:grow min-[22rem]:max-wide:*:basis-[calc(50%-0.25rem)] ' +
  'min-[22rem]:max-wide:*:whitespace-nowrap wide:max-w-full'
