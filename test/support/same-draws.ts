import fc from 'fast-check';

/**
 * Property tests draw the same values in every run, so that what passed here passes in CI: a rare counterexample is looked for by
 * `npm run campaign -- properties`, which draws anew, not found by the one whose change has nothing to do with it.
 */
fc.configureGlobal({ seed: Number(process.env['DRAW_SEED'] ?? 2026) });
