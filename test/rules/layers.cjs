const own = '^(infra|functions|web|shared|test)/';
// An allowed place is a folder or one file, named without `.ts`.
const outside = (...allowed) => ({ path: own, pathNot: allowed.map((place) => `^${place}(/|[.]ts$)`) });
const rule = (name, from, to, comment) => ({ name, severity: 'error', comment, from, to });

/** The import table of the house: who may import whom. */
module.exports = {
  forbidden: [
    rule(
      'no-cycles',
      {},
      { circular: true },
      'Two files that need each other are one file, or hide a third.',
    ),
    rule(
      'shared-is-pure',
      { path: '^shared/' },
      outside('shared'),
      'What browser and functions agree on knows neither.',
    ),
    rule(
      'shared-takes-zod',
      { path: '^shared/' },
      { dependencyTypes: ['npm', 'npm-dev', 'core'], pathNot: 'node_modules/zod' },
      'Only zod.',
    ),
    rule(
      'domain-is-pure',
      { path: '^functions/domain/' },
      outside('functions/domain', 'shared'),
      'Bookkeeping knows no cloud.',
    ),
    rule(
      'text-lies-lowest',
      { path: '^functions/domain/text/' },
      outside('functions/domain/text', 'shared'),
      'Words and names know no bookkeeping.',
    ),
    rule(
      'domain-takes-no-sdk',
      { path: '^functions/domain/' },
      { path: 'node_modules/(@aws-sdk|stripe|nodemailer)' },
      'No IO in the domain.',
    ),
    rule(
      'use-cases',
      { path: '^functions/use-cases/' },
      outside(
        'functions/use-cases',
        'functions/domain',
        'shared',
        'functions/runtime/cloud',
        'functions/runtime/caller',
        'functions/store',
        'functions/adapters',
      ),
      'Through the Cloud.',
    ),
    rule(
      'store',
      { path: '^functions/store/' },
      outside('functions/store', 'functions/domain', 'shared'),
      'The table knows the domain, not its callers.',
    ),
    rule(
      'adapters',
      { path: '^functions/adapters/' },
      outside('functions/adapters', 'shared', 'functions/store'),
      'Adapters know no use case.',
    ),
    rule(
      'adapters-read-no-table',
      { path: '^functions/adapters/' },
      { path: '^functions/store/', dependencyTypesNot: ['type-only'] },
      'They know the shapes of what is stored, no more.',
    ),
    rule(
      'handlers',
      { path: '^functions/(http|background)/' },
      outside('functions/runtime', 'functions/use-cases', 'functions/adapters', 'shared'),
      'A handler is one expression.',
    ),
    rule(
      'kit',
      { path: '^web/kit/' },
      outside('web/kit', 'web/theme', 'web/format', 'web/text', 'shared'),
      'Primitives know no API.',
    ),
    rule(
      'format',
      { path: '^web/format/' },
      outside('web/format', 'web/text', 'shared'),
      'How values are written.',
    ),
    rule(
      'features',
      { path: '^web/features/' },
      outside('web/features', 'web/api', 'web/auth', 'web/kit', 'web/format', 'web/text', 'shared'),
      'What screens share knows no screen.',
    ),
    rule(
      'category-lies-lowest',
      { path: '^web/features/category/' },
      { path: '^web/features/', pathNot: '^web/features/category/' },
      'Features import downwards: entry knows categories, not the other way round.',
    ),
    rule(
      'screens',
      { path: '^web/screens/([^/]+)/' },
      { path: own, pathNot: '^(web/screens/$1|web/(api|auth|features|kit|format|text|theme)|shared)/' },
      'No screen imports another.',
    ),
    rule(
      'pages',
      { path: '^web/pages/' },
      outside('web/pages', 'web/kit', 'web/format', 'web/text', 'web/theme', 'shared'),
      'Pages stay documents.',
    ),
    rule('web', { path: '^web/' }, outside('web', 'shared'), 'The browser knows the contract only.'),
    rule(
      'infra',
      { path: '^infra/', pathNot: '^infra/(local|cli)/' },
      outside('infra', 'shared'),
      'Functions are named by path, never imported.',
    ),
    rule(
      'local',
      { path: '^infra/local/' },
      outside('infra', 'shared'),
      'The local cloud runs what the template says.',
    ),
    rule(
      'cli',
      { path: '^infra/cli/', pathNot: '^infra/cli/(bench-(books|reports)[.]ts$|restore/)' },
      outside('infra', 'shared', 'functions/domain', 'functions/adapters'),
      'The command line calls the domain.',
    ),
    rule(
      'bench-of-the-product',
      { path: '^infra/cli/bench-(books|reports)[.]ts$' },
      outside('infra', 'shared', 'functions'),
      'What is measured is the product itself.',
    ),
    rule(
      'restore',
      { path: '^infra/cli/restore/' },
      outside('infra', 'shared', 'functions/domain', 'functions/store'),
      'An export is brought back as the items of the table.',
    ),
    rule(
      'unit-tests-start-nothing',
      { path: '^test/unit/' },
      { path: '^((node:)?child_process|infra/local/http/listen[.]ts|test/support/local-cloud[.]ts)$' },
      'What starts a server or a process is tried in test/infra.',
    ),
    rule(
      'unit-tests-draw-nothing',
      { path: '^test/unit/' },
      { path: '^test/support/draw-|node_modules/pdfkit' },
      'What draws pages or recognises pictures is tried in test/corpus or test/laws.',
    ),
    rule('tests-stay-out', { pathNot: '^test/' }, { path: '^test/' }, 'The product knows no tests.'),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(dist|cdk\\.out|\\.local)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: { extensions: ['.ts', '.tsx', '.js', '.mjs'] },
  },
};
