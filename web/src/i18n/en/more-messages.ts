/** The message files of all other pages, in one chunk, but those that a single page reads by itself. */
export const files = import.meta.glob(
  [
    './*.json',
    '!./{about,evaluations,failed,home,lists,login,missing,notifications,problems,shell,terms,ui}.json',
    '!./{appearance,shortcuts,tutorial}.json',
    '!./{glance,many,papers,unsent,viewer}.json',
    '!./{audit,countries,figures,instruments,plan,profile,recovery,regions,register,reports,results,schools,search,setup,statistics,suggestions,transfer,translations,users}.json',
  ],
  { eager: true, import: 'default' },
)
