import { type DomainNumber, domainNumbers } from 'contract/evaluation/scores/summary'
import type { Voice } from '../voice.ts'

const isKnown = (number: number): number is DomainNumber => domainNumbers.some((each) => each === number)

/** The easy name of a domain; its own name in other editions. */
export const easyDomain = ({ t }: Voice, number: number, name: string): string =>
  isKnown(number) ? t(`easy.domains.${number}`) : name
