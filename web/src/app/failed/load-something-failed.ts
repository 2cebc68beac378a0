/** What stands in place of a page that failed: of no visit's first files, yet fetched before anything fails. */
export const loadSomethingFailed = async () => (await import('./SomethingFailed.tsx')).SomethingFailed
