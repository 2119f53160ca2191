import type { Locator, Page } from '@playwright/test';

/** A file in somebody's hand. */
export interface HeldFile {
  readonly name: string;
  readonly type: string;
  readonly content: Uint8Array;
}

/** Files that are dragged over any screen of the app, and let go there. */
export class FileDrop {
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  /** Says, while so many files are held over the screen, that they may be let go. */
  invitation(count: number): Locator {
    return this.#page.getByText(`Let go to bring ${count} files in`);
  }

  /** Holds files over the screen. */
  async hold(files: readonly HeldFile[]): Promise<void> {
    await this.#drag('dragover', files);
  }

  /** Lets files go there. */
  async letGo(files: readonly HeldFile[]): Promise<void> {
    await this.#drag('drop', files);
  }

  async #drag(event: 'dragover' | 'drop', files: readonly HeldFile[]): Promise<void> {
    const given = files.map(({ content, ...file }) => ({
      ...file,
      base64: Buffer.from(content).toString('base64'),
    }));
    const data = await this.#page.evaluateHandle((all) => {
      const transfer = new DataTransfer();
      for (const { name, type, base64 } of all)
        transfer.items.add(
          new File([Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))], name, { type }),
        );
      return transfer;
    }, given);
    await this.#page.dispatchEvent('main', event, { dataTransfer: data });
  }
}
