import { draftsIn } from './drafts.ts'

/** All drafts as one text file, beside unsent entries. */
export const copyOfDrafts = (): { name: string; input: string }[] => {
  const drafts = draftsIn('').map(({ name, draft }) => ({
    draft: name,
    written_at: new Date(draft.at).toISOString(),
    value: draft.value,
  }))
  return drafts.length > 0 ? [{ name: 'drafts.json', input: `${JSON.stringify(drafts, null, 2)}\n` }] : []
}
