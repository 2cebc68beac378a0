import { type DomainNumber, domainNumbers } from 'contract/evaluation/scores/summary'
import type { Voice } from '../voice.ts'

const isKnown = (number: number): number is DomainNumber => domainNumbers.some((each) => each === number)

/** A domain in easy words; by its own name where it is none of ours. */
export const easyDomain = ({ t }: Voice, number: number, name: string): string =>
  isKnown(number) ? t(`easy.domains.${number}`) : name
