/** The output of web/build/messages.ts. */
declare module 'virtual:messages' {
  type Texts = import('./translation.tsx').Texts
  type Chunk<Content> = () => Promise<{ default: Content }>

  /** The chunks of each language; `own` maps the files that are loaded one by one. */
  const readers: Record<
    string,
    { first: Chunk<Texts>; rest: Chunk<Texts>; own: Chunk<Record<string, Chunk<Texts>>> }
  >
  export default readers
}

declare module 'virtual:messages/digests' {
  /** A digest of a language's texts and their English, computed as on the server. */
  const digests: Readonly<Record<string, string>>
  export default digests
}
