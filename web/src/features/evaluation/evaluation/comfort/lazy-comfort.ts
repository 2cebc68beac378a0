import { lazily } from '../../../../ui/waiting/lazily.tsx'

export const Comfort = lazily(async () => (await import('./Comfort.tsx')).Comfort)
