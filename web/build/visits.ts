const application = ['index.html', 'src/app/start.tsx']
const home = [...application, 'src/features/home/HomePage.tsx']
const page = (name: string) => [...application, `src/features/${name}Page.tsx`]

/** First visits that are made small (decision 052), and the modules that each asks for; the rest comes with their imports. */
export const visits = {
  any: ['index.html'],
  login: ['index.html', 'src/app/entrance.tsx'],
  'home of a school': [...home, 'src/features/home/school/SchoolHome.tsx'],
  'home of staff': [...home, 'src/features/home/staff/StaffHome.tsx'],
  evaluation: page('evaluation/Evaluation'),
  evaluations: page('evaluations/Evaluations'),
  schools: page('schools/Schools'),
  users: page('users/Users'),
  results: page('results/Results'),
  statistics: page('statistics/Statistics'),
} as const satisfies Record<string, readonly string[]>

export type Visit = keyof typeof visits
