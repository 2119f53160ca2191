import { readFileSync } from 'node:fs';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { ReadingProcess } from '../../functions/adapters/page-text/apart/reading-process.ts';
import { READING_LIMITS } from '../../functions/adapters/page-text/apart/reading-protocol.ts';
import { readDocuments } from '../../functions/domain/documents/read-documents.ts';
import { peakMemoryMb } from '../../infra/cli/peak-memory.ts';
import { say } from '../../shared/text/said.ts';
import { wordsFor } from '../../shared/text/words-for.ts';
import { hostilePdfs } from '../support/hostile-pdfs.ts';
import { orphanReader } from '../support/orphan-reader.ts';

const MEGABYTE = 1024 * 1024;
/** What may come on top of the bound between two looks of the watcher. */
const BETWEEN_LOOKS = 256 * MEGABYTE;
const HOSTILE_BYTES_MAX = 114_000;

/** The product's bounds, but for the time: what goes on without end does so here too, and the invoice is read in a tenth of it. */
const limits = { ...READING_LIMITS, cpuMs: 1500 };
const reader = new ReadingProcess(limits);
afterAll(() => {
  vi.unstubAllEnvs();
  reader.end();
});

const invoice = new Uint8Array(
  readFileSync(new URL('../fixtures/documents/invoice-printer.pdf', import.meta.url)),
);

async function expectNextIsRead(): Promise<void> {
  const reading = await reader.readPages(invoice);
  expect(reading.kind === 'pages' && readDocuments(reading.pages).fields.total).toMatchObject({ page: 1 });
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

/** Looks at the memory of the reader's process as long as it reads. */
async function peakWhile(work: () => Promise<unknown>): Promise<number> {
  const { pid } = reader.start();
  let peak = 0;
  const looking = setInterval(() => {
    if (pid !== undefined) peak = Math.max(peak, (peakMemoryMb(pid) ?? 0) * 1024 * 1024);
  }, 10);
  await work().finally(() => clearInterval(looking));
  return peak;
}

describe('a PDF that asks for more than any document needs', () => {
  it.each(Object.entries(hostilePdfs))(
    'ends within the bounds, and the next file is read: %s',
    async (_, make) => {
      const bytes = make();
      expect(bytes.length).toBeLessThan(HOSTILE_BYTES_MAX);
      const peak = await peakWhile(async () => {
        const reading = await reader.readPages(bytes, { withPictures: true });
        if (reading.kind === 'problem')
          expect(say(wordsFor('en').files, reading.because)).toMatch(/^[A-Z].{10,}[.]$/);
      });
      expect(peak).toBeLessThan(limits.bytes + BETWEEN_LOOKS);
      await expectNextIsRead();
    },
  );

  it('ends where others wait behind it, though it might go on for long', async () => {
    const patient = new ReadingProcess({ ...READING_LIMITS, cpuMs: 3_600_000, hurriedCpuMs: 500 });
    const reading = await patient.readPages(hostilePdfs['forms that call one another'](), {
      isHurried: true,
    });
    patient.end();
    expect(reading).toMatchObject({ because: { code: 'asks-too-much' } });
  });

  it('is told to be one, and what to do', async () => {
    const bytes = hostilePdfs['forms that call one another']();
    const reading = await reader.readPages(bytes);
    expect(reading).toMatchObject({
      kind: 'problem',
      code: 'unreadable-file',
      because: { code: 'asks-too-much' },
    });
    expect(reading.kind === 'problem' && say(wordsFor('en').files, reading.because)).toMatch(
      /Print it to a new PDF/,
    );
  });
});

describe('the process that reads', () => {
  it('serves one file after the other', async () => {
    await reader.readPages(invoice);
    const { pid } = reader;
    await Promise.all([reader.readPages(invoice), reader.pictureHash(invoice)]);
    expect(reader.pid).toBe(pid);
  });

  it('makes a problem of a file that it does not survive, and is replaced', async () => {
    await reader.readPages(invoice);
    const { pid = 0 } = reader;
    const reading = reader.readPages(hostilePdfs['forms that call one another']());
    process.kill(pid, 'SIGKILL');
    expect(await reading).toMatchObject({ because: { code: 'asks-too-much' } });
    await expectNextIsRead();
    expect(reader.pid).not.toBe(pid);
  });

  it('is replaced too where it ended between two files', async () => {
    await reader.readPages(invoice);
    const { pid = 0 } = reader;
    process.kill(pid, 'SIGKILL');
    await expect.poll(() => isAlive(pid)).toBe(false);
    await expectNextIsRead();
  });

  it('knows nothing of the keys of who started it', async () => {
    vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'key');
    const other = new ReadingProcess(limits);
    await other.readPages(invoice);
    const environment = readFileSync(`/proc/${other.pid}/environ`, 'latin1');
    other.end();
    expect(environment).toMatch(/PATH=/);
    expect(environment).not.toMatch(/AWS_/);
  });

  it('ends with who started it, though deep in a file', async () => {
    const { parent, child } = await orphanReader();
    expect(isAlive(child)).toBe(true);
    process.kill(parent, 'SIGKILL');
    await expect.poll(() => isAlive(child)).toBe(false);
  });
});
