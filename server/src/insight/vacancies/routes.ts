import { vacancyCalls } from 'contract/insight/vacancies'
import { type Feature, feature } from '../../platform/http/feature.ts'
import { paged } from '../../platform/http/paging.ts'
import { described } from './descriptions.ts'
import { vacanciesOf } from './queries.ts'

export const vacancies = ({ reviewFourEyes }: { reviewFourEyes: boolean }): Feature =>
  feature(vacancyCalls, described, {
    list: async (context) => {
      const { db, actor, language, query, request } = context
      const { counts, rows } = await vacanciesOf(db, { actor, fourEyes: reviewFourEyes }, language, query)
      return { ...paged(request, query, { count: counts[query.kind], rows }), counts }
    },
  })
