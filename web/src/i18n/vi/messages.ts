/** The message files of the login, the shell and home, in one chunk: the first that is loaded. */
export const files = import.meta.glob(
  './{about,evaluations,failed,home,lists,login,missing,notifications,problems,shell,terms,ui}.json',
  { eager: true, import: 'default' },
)
