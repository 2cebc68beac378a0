import { lazily } from '../../../../ui/waiting/lazily.tsx'

export const loadDomainNav = async () => (await import('./DomainNav.tsx')).DomainNav

/** The list of indicators stands beside the one that is read first, and on a phone behind a button. */
export const DomainNav = lazily(loadDomainNav)
