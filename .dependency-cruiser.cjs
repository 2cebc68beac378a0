// Who may import what. scripts/import-rules/ runs these rules, proves that each of them can fail, and that every
// source file was read; docs/decisions/005-import-rules.md says why it is done this way.

const tests = '([.]test[.]tsx?$|^server/test/|^e2e/)'
const serverGround = 'http|database|disclosure|mail|storage|passwords|sheets'
// How bytes arrive, are judged and are handed out is the same for evidence and for files that are only looked at.
const bytesForAll =
  '^server/src/(reports/markdown|files/(disposition|examine/office|name|refusals|sealed|take-in|trouble|upload|upload-slots))[.]ts$'
// These may know features: the programs and the upkeep put them together, as app.ts does, and http/ finds out who is
// asking.
const serverOutside = 'admin|demo|http|upkeep'
const sqlPackages = '^node_modules/(kysely|pg|@types/pg|@electric-sql/pglite[^/]*)/'

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: 'no-circles',
      severity: 'error',
      comment: 'A circle has no beginning to read from.',
      from: {},
      to: { circular: true },
    },
    {
      name: 'contract-stands-alone',
      severity: 'error',
      comment: 'The contract imports neither server nor web, and no package but zod.',
      from: { path: '^contract/', pathNot: tests },
      to: { pathNot: '^(contract/|node_modules/zod/)' },
    },
    {
      name: 'two-sides-never-meet',
      severity: 'error',
      comment:
        'Server and web import nothing of each other, not even a type. The messages are no code: papers say them too.',
      from: { path: '^(server|web)/' },
      to: { path: '^(server|web)/', pathNot: ['^$1/', '^web/src/i18n/[a-z]{2}/[a-z]+[.]json$'] },
    },
    {
      name: 'sql-lives-in-queries',
      severity: 'error',
      comment: 'Kysely and the drivers only in queries.ts, reach.ts, database/ and tests.',
      from: {
        path: '^(server|web|contract)/',
        pathNot: [tests, '/(queries|reach)[.]ts$', '^server/src/platform/database/'],
      },
      to: { path: sqlPackages },
    },
    {
      name: 'http-is-the-outer-ring',
      severity: 'error',
      comment: 'queries.ts imports neither http/ nor a routes.ts.',
      from: { path: '^server/src/.*queries[.]ts$' },
      to: { path: '^server/src/(http/|.*routes[.]ts$)' },
    },
    {
      name: 'server-features-meet-through-queries',
      severity: 'error',
      comment:
        'A server feature imports of another only its queries.ts (and what was made for all: the reach of areas and of people, the hold on a line, what small numbers hide, what long work is, how bytes arrive, what a text may be, papers).',
      from: { path: `^server/src/(?!(?:${serverOutside})/)([^/]+)/`, pathNot: tests },
      to: {
        path: `^server/src/(?!(?:${serverGround})/)[^/]+/`,
        pathNot: [
          '^server/src/$1/',
          '^server/src/[^/]+/queries[.]ts$',
          '^server/src/[^/]+/[^/]+/queries[.]ts$',
          '^server/src/exchange/documents/',
          '^server/src/((areas|users)/reach|lines/hold-line|jobs/kind|translations/words)[.]ts$',
          bytesForAll,
        ],
      },
    },
    {
      name: 'web-features-meet-through-queries',
      severity: 'error',
      comment: 'A web feature imports of another only its queries.ts and its pickers.',
      from: { path: '^web/src/features/evaluation/([^/]+)/', pathNot: tests },
      to: {
        path: '^web/src/features/evaluation/',
        pathNot: [
          '^web/src/features/evaluation/$1/',
          '^web/src/features/evaluation/[^/]+/(queries[.]ts|[^/]*Picker[.]tsx)$',
        ],
      },
    },
    {
      name: 'ground-knows-no-feature',
      severity: 'error',
      comment: 'ui/, i18n/ and session/ import no feature.',
      from: { path: '^web/src/(ui|i18n|session)/', pathNot: tests },
      to: { path: '^web/src/features/evaluation/' },
    },
    {
      name: 'ui-knows-no-contract',
      severity: 'error',
      comment: 'ui/ shows what it is given; the words of the product come from outside.',
      from: { path: '^web/src/ui/', pathNot: tests },
      to: { path: '^contract/' },
    },
    {
      name: 'every-import-is-found',
      severity: 'error',
      comment: 'An import that leads nowhere would pass every other rule.',
      from: {},
      to: { couldNotResolve: true, pathNot: '[?]|^virtual:' },
    },
  ],
  options: {
    // Types count: a type from the other side ties the two sides together as a value does.
    tsPreCompilationDeps: true,
    combinedDependencies: true,
    doNotFollow: { path: 'node_modules' },
    // what was built, here or by a long run in a folder of its own
    exclude: { path: '(^|/)(dist|[.]bundle-[^/]*)/' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.cjs', '.json', '.css', '.d.ts'],
      mainFields: ['module', 'main', 'types'],
    },
  },
}
