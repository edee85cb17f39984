/** What may import what. Each rule is one arrow of ARCHITECTURE.md. */
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
      from: { path: '^packages/server/src', pathNot: '\\.repo\\.ts$|/db/|/auth/|\\.test\\.ts$' },
      to: { path: '^node_modules/(kysely|pg)/' },
    },
    {
      name: 'web-features-are-strangers',
      comment: 'item/ is what the questions of both banks are written with',
      severity: 'error',
      from: { path: '^packages/web/src/(?!api|ui|app|editor)([^/]+)/' },
      to: { path: '^packages/web/src/(?!api|ui|editor|item)([^/]+)/', pathNot: '^packages/web/src/$1/' },
    },
    {
      name: 'ui-knows-no-feature',
      severity: 'error',
      from: { path: '^packages/web/src/(ui|api|editor)/' },
      to: { path: '^packages/web/src/(?!ui|api|editor)' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'default'] },
  },
}
