// Who may import what. scripts/import-rules/ runs these rules, proves that each of them can fail, and that every
// source file was read; docs/decisions/005-import-rules.md says why it is done this way.

const tests = '([.]test[.]tsx?$|^server/test/|^e2e/)'
// The same rooms in contract, server and the web's features, lowest first (docs/decisions/091-ten-rooms.md).
const rooms = [
  'platform',
  'access',
  'messages',
  'places',
  'people',
  'instrument',
  'evaluation',
  'insight',
  'exchange',
  'operations',
]
// Whose features meet through queries; the rooms below are there for all, operations puts all together.
const withFeatures = 'places|people|instrument|evaluation|insight|exchange'
const queries = '[/-]queries[.]ts$'
// How bytes arrive, are judged and are handed out is the same for evidence and for files that are only looked at.
const bytesForAll =
  '^server/src/evaluation/files/(bytes|disposition|examine/(archive|office)|name|refusals|upload/[a-z-]+)[.]ts$|^server/src/insight/reports/markdown[.]ts$'
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
      comment: 'Server and web import nothing of each other, not even a type.',
      from: { path: '^(server|web)/' },
      to: { path: '^(server|web)/', pathNot: '^$1/' },
    },
    {
      name: 'sql-lives-in-queries',
      severity: 'error',
      comment:
        'Kysely and the drivers only in queries.ts, *-queries.ts, scope.ts, platform/database/ and tests.',
      from: {
        path: '^(server|web|contract)/',
        pathNot: [tests, queries, '[/-]scope[.]ts$', '^server/src/platform/database/'],
      },
      to: { path: sqlPackages },
    },
    {
      name: 'http-is-the-outer-ring',
      severity: 'error',
      comment: 'queries.ts imports neither platform/http/ (but the type of who asks) nor a routes.ts.',
      from: { path: `^server/src/.*${queries}` },
      to: {
        path: '^server/src/(platform/http/|.*routes[.]ts$)',
        pathNot: ['^server/src/platform/http/(person|refusals/named-rows)[.]ts$', queries],
      },
    },
    ...rooms.slice(0, -1).map((room, place) => ({
      name: 'rooms-in-one-order',
      severity: 'error',
      comment: 'A room imports only rooms that stand before it.',
      from: { path: `^(contract/src|server/src|web/src/features)/${room}/`, pathNot: tests },
      to: { path: `^$1/(${rooms.slice(place + 1).join('|')})/` },
    })),
    {
      name: 'rooms-know-no-root',
      severity: 'error',
      comment: 'app.ts puts the rooms together; only operations, which starts the whole, imports it.',
      from: { path: `^server/src/(${rooms.slice(0, -1).join('|')})/`, pathNot: tests },
      to: { path: '^server/src/[^/]+$' },
    },
    {
      name: 'every-file-has-a-room',
      severity: 'error',
      comment: 'Contract, server and features have the ten rooms and no others.',
      from: {},
      to: {
        path: '^(contract/src|server/src|web/src/features)/[^/]+/',
        pathNot: `^(contract/src|server/src|web/src/features)/(${rooms.join('|')})/`,
      },
    },
    {
      name: 'server-features-meet-through-queries',
      severity: 'error',
      comment:
        'A server feature imports of another only its queries (and what is made for all: the lock on a line, how bytes arrive, what a text may be, disclosure, documents, spreadsheets, texts of translations and of the catalogue).',
      from: { path: `^server/src/(${withFeatures})/([^/]+)/`, pathNot: tests },
      to: {
        path: `^server/src/(${withFeatures})/[^/]+/`,
        pathNot: [
          '^server/src/$1/$2/',
          queries,
          '^server/src/(insight/disclosure|exchange/(documents|spreadsheets))/',
          '^server/src/(evaluation/lines/lock-line|instrument/translations/texts|instrument/catalogue/(texts|shown))[.]ts$',
          bytesForAll,
        ],
      },
    },
    {
      name: 'web-features-meet-through-queries',
      severity: 'error',
      comment: 'A web feature imports of another only its queries and its pickers.',
      from: { path: '^web/src/features/([^/]+)/([^/]+)/', pathNot: tests },
      to: {
        path: '^web/src/features/',
        pathNot: ['^web/src/features/$1/$2/', queries, '[^/]*Picker[.]tsx$'],
      },
    },
    {
      name: 'ground-knows-no-feature',
      severity: 'error',
      comment: 'ui/, i18n/, session/, outbox/, drafts/, offline/ and kit/ import no feature.',
      from: { path: '^web/src/(ui|i18n|session|outbox|drafts|offline|kit)/', pathNot: tests },
      to: { path: '^web/src/features/' },
    },
    {
      name: 'shell-holds-all',
      severity: 'error',
      comment: 'The shell puts the pages together; what a feature or the kit needs lies below it.',
      from: { path: '^web/src/(ui|i18n|session|outbox|drafts|offline|kit|features)/', pathNot: tests },
      to: { path: '^web/src/shell/' },
    },
    {
      name: 'kit-stands-on-the-ground',
      severity: 'error',
      comment: 'ui/, i18n/, session/, outbox/, drafts/ and offline/ import nothing of the kit.',
      from: { path: '^web/src/(ui|i18n|session|outbox|drafts|offline)/', pathNot: tests },
      to: { path: '^web/src/kit/' },
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
