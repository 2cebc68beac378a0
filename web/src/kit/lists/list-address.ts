import { onSessionChange, session } from '../../session/stored-session.ts'

const addresses = new Map<string, string>()
let person = session()?.user.id

onSessionChange(() => {
  if (session()?.user.id === person) return
  person = session()?.user.id
  addresses.clear()
})

/** Keeps a list's address with its filters, for links back to it; only in this tab, and until somebody else logs in. */
export const storeListAddress = ({ pathname, href }: { pathname: string; href: string }): void => {
  addresses.set(pathname, href)
}

export const listAddress = (path: string): string => addresses.get(path) ?? path
