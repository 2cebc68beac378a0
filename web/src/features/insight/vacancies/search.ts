import { type VacancyKind, vacancyKinds } from 'contract/insight/vacancies'
import { oneFrom, withoutEmpty } from '../../../kit/lists/from-address.ts'
import { type WindowSearch, windowFrom } from '../../../kit/lists/list-window.ts'

export type VacanciesSearch = WindowSearch & { kind?: VacancyKind | undefined }

export const vacanciesSearch = (address: Record<string, unknown>): VacanciesSearch =>
  withoutEmpty({ ...windowFrom(address), kind: oneFrom(vacancyKinds, address.kind) })
