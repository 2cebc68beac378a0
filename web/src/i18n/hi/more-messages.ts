/** The message files of all other pages, in one chunk. */
export const files = import.meta.glob(
  [
    './*.json',
    '!./{about,evaluations,failed,home,lists,login,missing,notifications,problems,shell,terms,ui}.json',
    '!./{appearance,shortcuts,tutorial}.json',
  ],
  { eager: true, import: 'default' },
)
