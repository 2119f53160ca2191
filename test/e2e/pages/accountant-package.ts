import type { Download, Page } from '@playwright/test';
import { Part } from './part.ts';
import { press } from './press.ts';

/** The panel that makes a package for the accountant, and shows the latest one. */
export class AccountantPackage extends Part {
  readonly period = this.field('Time Period');
  readonly from = this.field('From');
  readonly to = this.field('To');
  /** Why no package was made. */
  readonly problem = this.root.getByRole('alert');
  /** The package that was ordered last. */
  readonly latest = this.region('Latest package');
  readonly downloadButton = this.latest.getByRole('button', { name: 'Download package' });
  readonly progress = this.latest.getByRole('progressbar', { name: 'Progress of the package' });

  constructor(page: Page) {
    super(page.getByRole('region', { name: 'Accountant package', exact: true }));
  }

  async make(): Promise<void> {
    await press(this.button('Make package'));
  }

  /** Downloads the latest package. */
  async download(): Promise<Download> {
    const download = this.page.waitForEvent('download');
    await press(this.downloadButton);
    return download;
  }
}
