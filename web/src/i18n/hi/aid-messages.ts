/** The message files of what opens over any page, and of the tutorial, in one chunk. */
export const files = import.meta.glob('./{appearance,shortcuts,tutorial}.json', {
  eager: true,
  import: 'default',
})
