/** The message files of all other pages, in one chunk. */
export const files = import.meta.glob(
  ['./*.json', '!./{evaluations,home,lists,login,missing,notifications,problems,shell,terms,ui}.json'],
  { eager: true, import: 'default' },
)
