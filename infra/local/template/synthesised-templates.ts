import { localStage } from '../../config.ts';

/** The stacks' templates for a site at that address, synthesised in this process. Validation is the checks' business. */
export async function synthesisedTemplates(siteUrl: string): Promise<Readonly<Record<string, unknown>>> {
  process.env['CDK_VALIDATION'] = 'false';
  process.env['CDK_DISABLE_STACK_TRACE'] = '1';
  // The library takes seconds to load: other parts start meanwhile.
  const { synthesise } = await import('../../synthesise.ts');
  return synthesise(localStage(siteUrl));
}
