/** What web/build/messages.ts makes of messages/. */
declare module 'virtual:messages' {
  type Texts = import('./translation.tsx').Texts
  type Chunk<Content> = () => Promise<{ default: Content }>

  /** The chunks of each language that has messages; `own` knows the chunks that come one by one. */
  const readers: Record<
    string,
    { first: Chunk<Texts>; rest: Chunk<Texts>; own: Chunk<Record<string, Chunk<Texts>>> }
  >
  export default readers
}

declare module 'virtual:messages/digests' {
  /** Short for all that a language says, and the English of it, as the server makes it. */
  const digests: Readonly<Record<string, string>>
  export default digests
}
