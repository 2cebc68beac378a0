import { draftsIn } from './drafts.ts'

/** What somebody typed and did not send, to read elsewhere: one file beside those that wait to be sent. */
export const copyOfDrafts = (): { name: string; input: string }[] => {
  const drafts = draftsIn('').map(({ name, draft }) => ({
    draft: name,
    written_at: new Date(draft.at).toISOString(),
    value: draft.value,
  }))
  return drafts.length > 0 ? [{ name: 'drafts.json', input: `${JSON.stringify(drafts, null, 2)}\n` }] : []
}
