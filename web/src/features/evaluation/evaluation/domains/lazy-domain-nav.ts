import { lazily } from '../../../../ui/waiting/lazily.tsx'

export const loadDomainNav = async () => (await import('./DomainNav.tsx')).DomainNav

/** Loaded after the indicator, which is read first. */
export const DomainNav = lazily(loadDomainNav)
