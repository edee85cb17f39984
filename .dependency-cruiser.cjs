/** The folders ("rooms") of each package by layer ("floor"): a room imports from its own floor and those below. */
const SERVER = [
  ['process', 'free-space', 'rich-text', 'mail'],
  ['db'],
  ['postgres', 'http/bind', 'http/protect', 'http/openapi'],
  ['auth', 'media', 'count/tally', 'search'],
  ['part', 'account', 'factor', 'notice', 'session', 'catalogue'],
  ['question'],
  ['review'],
  [
    ...['sign-in', 'banner', 'import', 'export', 'count/dashboard', 'count/total', 'find', 'view'],
    ...['history', 'bulk', 'backup', 'seed'],
  ],
  ['http/observe', 'start'],
  ['console', 'doctor'],
]
const BELOW_FEATURES = [
  ['styles'],
  ['ui', 'nav'],
  ['api'],
  ['rich'],
  ['form'],
  ['editor', 'factor'],
  ['question-form', 'telaah', 'changes'],
  ['student'],
]
/** A room that joins is a feature, and a stranger to the others. */
const FEATURES = `(?!(?:${BELOW_FEATURES.flat().join('|')}|app)/)[^/]+`
const WEB = [...BELOW_FEATURES, [FEATURES], ['app']]

/** No room imports from a higher floor, and every room must be listed on a floor. */
const floors = (root, plan) => [
  ...plan.slice(0, -1).map((rooms, floor) => ({
    name: `${rooms.join('-')}-stands-below`,
    severity: 'error',
    from: { path: `^${root}/(?:${rooms.join('|')})/`, pathNot: '\\.test\\.tsx?$' },
    to: {
      path: `^${root}/(?:${plan
        .slice(floor + 1)
        .flat()
        .join('|')})/`,
    },
  })),
  {
    name: 'every-room-has-its-floor',
    severity: 'error',
    from: { path: `^${root}/[^/]+/`, pathNot: `^${root}/(?:${plan.flat().join('|')}|http)/` },
    to: {},
  },
]

/** The import rules; each is one arrow of ARCHITECTURE.md. */
module.exports = {
  forbidden: [
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'contract-knows-nobody',
      severity: 'error',
      from: { path: '^packages/contract/src', pathNot: '\\.test\\.ts$' },
      to: { path: '^packages/(server|web)|^node_modules/(?!zod/)' },
    },
    {
      name: 'exchange-knows-the-contract-alone',
      severity: 'error',
      from: { path: '^packages/exchange/src', pathNot: '\\.test\\.ts$' },
      to: { path: '^packages/(server|web)|^node_modules/(?!(?:yauzl|saxes|temml|parse5|marked|@types/yauzl)/)' },
    },
    {
      name: 'zip-and-xml-have-one-door',
      comment: 'where sizes and depth are bounded; and formulas go to the browser, which takes neither along',
      severity: 'error',
      from: { path: '^packages/', pathNot: '^packages/exchange/src/(?:zip/zip|xml/xml)\\.ts$' },
      to: { path: '^node_modules/(?:yauzl|saxes|@types/yauzl)/' },
    },
    {
      name: 'files-are-not-read-in-the-browser',
      severity: 'error',
      from: { path: '^packages/web/src', pathNot: '\\.test\\.tsx?$' },
      to: { path: '^packages/exchange/src/(?:zip|xml|ole|mtef|docx|systems|moodle|gift|read-qti|mathml)/' },
    },
    {
      name: 'web-does-not-know-server',
      severity: 'error',
      from: { path: '^packages/web/src', pathNot: '\\.test\\.tsx?$' },
      to: { path: '^packages/server' },
    },
    {
      name: 'web-takes-one-resource-at-a-time',
      comment: 'the index would put the whole contract into every chunk',
      severity: 'error',
      from: { path: '^packages/web/src', pathNot: '\\.test\\.tsx?$' },
      to: { path: '^packages/contract/src/index\\.ts$' },
    },
    {
      name: 'server-does-not-know-web',
      severity: 'error',
      from: { path: '^packages/server' },
      to: { path: '^packages/web' },
    },
    {
      name: 'sql-lives-in-repos',
      severity: 'error',
      from: { path: '^packages/server/src', pathNot: '\\.repo\\.ts$|/db/|/postgres/|/auth/|\\.test\\.ts$' },
      to: { path: '^node_modules/(kysely|pg)/' },
    },
    ...floors('packages/server/src', SERVER),
    ...floors('packages/web/src', WEB),
    {
      name: 'web-features-are-strangers',
      severity: 'error',
      from: { path: `^packages/web/src/(${FEATURES})/`, pathNot: '\\.test\\.tsx?$' },
      to: { path: `^packages/web/src/${FEATURES}/`, pathNot: '^packages/web/src/$1/' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'default'] },
  },
}
