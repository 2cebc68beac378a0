/** Constants of the specification's §9 and of the rules; lengths in code points, sizes in bytes. */
export const limits = {
  requestTimeoutMilliseconds: 10_000,
  name: 200,
  period: 60,
  comment: 1000,
  note: 5000,
  text: 1000,
  report: 20_000,
  /** For a report's text: rows below a table's head; a nested list adds two to the depth. */
  reportStructure: { columns: 12, rows: 200, cells: 1500, headings: 300, blocks: 2000, depth: 14 },
  versionsOfReport: 200,
  usernameMinimum: 5,
  username: 150,
  passwordMinimum: 8,
  password: 128,
  passwordBytes: 512,
  email: 254,
  phone: 40,
  registerCode: 60,
  passkeyName: 100,
  passkeysOfPerson: 20,
  tokenName: 100,
  tokensOfPerson: 20,
  tokenDays: 366,
  rolesOfCountry: 30,
  fileName: 150,
  searchMinimum: 3,
  searchResultsPerCategory: 5,
  pageSize: 20,
  pageSizeMaximum: 100,
  unpaginatedMaximum: 1000,
  notificationsPageSize: 10,
  notificationsRefreshMilliseconds: 300_000,
  scoresTotal: 100,
  domains: 7,
  stages: 3,
  lines: 3,
  /** The largest group of an indicator of Reach. */
  people: 1_000_000,
  /** People that one comment may mention. */
  mentions: 20,
  yearMinimum: 2000,
  photosPerCell: 2,
  documentsPerCell: 1,
  importRows: 10_000,
  importColumns: 100,
  importLetters: 20_000,
  formColumns: 1_500,
  formLetters: 400_000,
  importStrangers: 20,
  importBytes: 10 * 1024 * 1024,
  exportRows: 100_000,
  /** Rows of a list that can be selected for one action. */
  rowsChosen: 200,
  /** As much as a line may hold, so that all evidence can be downloaded. */
  /** A download of more evidence needs a recent sign-in (rules §5.3). */
  evidenceWithoutProof: 20,
  evidenceArchiveBytes: 4 * 1024 * 1024 * 1024,
  jobsOfOnePerson: 10,
  importsOfOneDay: 100,
  exportsOfOneDay: 300,
  /** About 30 for each indicator; in Hindi 2,000 of 500 letters. */
  commentsOfLine: 2000,
  commentBytesOfLine: 3 * 1024 * 1024,
  /** Notes of fifteen people on each indicator, and 66 of the longest in Hindi four times over. */
  notesOfLine: 1000,
  noteBytesOfLine: 4 * 1024 * 1024,
  /** A line with more holds only their numbers; they are loaded separately. */
  textsInLine: 200,
  textBytesInLine: 1024 * 1024,
  /** The size of a plan, each row counted with 200 bytes, since it is read as a whole. */
  planBytes: 4 * 1024 * 1024,
  /** The messages of all reviews of a line, which are read with it. */
  reviewBytesOfLine: 1024 * 1024,
  reviewsOfLine: 500,
  goalsOfPlan: 1000,
  actionsOfGoal: 100,
  observationsOfGoal: 200,
  jobResultHours: 24,
  jobSilenceMilliseconds: 5000,
  bodyBytes: 256 * 1024,
  menuWidth: 260,
  menuWidthCollapsed: 68,
} as const

/** Evidence is required in each domain × stage (specification §4, §9). */
export const cellsOfLine = limits.domains * limits.stages
