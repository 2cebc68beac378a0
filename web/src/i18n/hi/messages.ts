/** Every message file of this language, in one chunk. */
export const files = import.meta.glob('./*.json', { eager: true, import: 'default' })
