import { deflateSync } from 'node:zlib';

/*
 * PDFs made to harm: each is sound enough to be opened, a few kilobytes long, and asks its reader for hours or gigabytes.
 */

/** An object of a PDF: its text, or a stream with what its dictionary says besides. */
type Part = string | { readonly dictionary: string; readonly content: Buffer };

/** A PDF of these objects, the first one number 1 and its catalogue. Without a table of places: readers look for the objects. */
function pdfOf(...parts: readonly Part[]): Uint8Array {
  const objects = parts.map((part, index) => {
    const body =
      typeof part === 'string'
        ? [Buffer.from(part, 'latin1')]
        : [
            Buffer.from(`<<${part.dictionary}/Length ${part.content.length}>>stream\n`, 'latin1'),
            part.content,
            Buffer.from('\nendstream'),
          ];
    return Buffer.concat([Buffer.from(`${index + 1} 0 obj\n`), ...body, Buffer.from('\nendobj\n')]);
  });
  return new Uint8Array(
    Buffer.concat([Buffer.from('%PDF-1.7\n'), ...objects, Buffer.from('trailer<</Root 1 0 R>>\n%%EOF')]),
  );
}

const CATALOGUE = '<</Type/Catalog/Pages 2 0 R>>';
const ONE_PAGE = '<</Type/Pages/Count 1/Kids[3 0 R]>>';
const HELVETICA = '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>';

/** One page (object 3) that draws this, with these resources; further objects are numbered from 5. */
function pageOf(drawing: string | Part, resources: string, ...further: readonly Part[]): Uint8Array {
  const page = `<</Type/Page/Parent 2 0 R/MediaBox[0 0 600 800]/Contents 4 0 R/Resources<<${resources}>>>>`;
  return pdfOf(CATALOGUE, ONE_PAGE, page, typeof drawing === 'string' ? plain(drawing) : drawing, ...further);
}

const plain = (text: string, dictionary = ''): Part => ({ dictionary, content: Buffer.from(text, 'latin1') });

/** A stream packed within itself, each time to a thousandth. */
function packed(content: Buffer, dictionary = '', layers = 1): Part {
  let data = content;
  for (let layer = 0; layer < layers; layer += 1) data = deflateSync(data, { level: 9 });
  return { dictionary: `${dictionary}/Filter[${'/FlateDecode '.repeat(layers)}]`, content: data };
}

/** Bytes that a RunLength stream of a 64th of their size unfolds to. */
function runs(length: number, byte: number): Buffer {
  return Buffer.alloc(Math.ceil(length / 128) * 2, Buffer.from([129, byte]));
}

const WORDS = 'BT /F1 9 Tf 40 700 Td (Invoice 4711 of a shop, total 12.00) Tj ET ';
const times = (count: number, text: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => text(index)).join('');

/** Each form shows the next one ten times: after twelve of them, a billion words. */
function formsThatCallOneAnother(): Uint8Array {
  const depth = 12;
  const forms = Array.from({ length: depth }, (_, level) => {
    const next = level + 1 < depth ? `/XObject<</N ${level + 7} 0 R>>` : '';
    const drawing = level + 1 < depth ? '/N Do '.repeat(10) : WORDS;
    return plain(
      drawing,
      `/Type/XObject/Subtype/Form/BBox[0 0 600 800]/Resources<</Font<</F1 5 0 R>>${next}>>`,
    );
  });
  return pageOf(`${WORDS}/N Do`, '/Font<</F1 5 0 R>>/XObject<</N 6 0 R>>', HELVETICA, ...forms);
}

/** The tree of pages leads back to its root, which counts a hundred. */
function pagesInARing(): Uint8Array {
  return pdfOf(
    CATALOGUE,
    '<</Type/Pages/Count 100/Kids[3 0 R 4 0 R]>>',
    '<</Type/Pages/Count 50/Parent 2 0 R/Kids[4 0 R 2 0 R]>>',
    '<</Type/Pages/Count 50/Parent 3 0 R/Kids[3 0 R 2 0 R]>>',
  );
}

/** Every branch of the tree has the same ten branches below it; the root counts a hundred pages. */
function pagesWithoutEnd(): Uint8Array {
  const depth = 14;
  const branches = Array.from({ length: depth }, (_, level) => {
    const kids = level + 1 < depth ? `${level + 4} 0 R ` : '';
    return `<</Type/Pages/Count 0/Parent ${level + 2} 0 R/Kids[${kids.repeat(10)}]>>`;
  });
  return pdfOf(CATALOGUE, '<</Type/Pages/Count 100/Kids[3 0 R 3 0 R]>>', ...branches);
}

/** Twelve pictures of 63 million pixels in colours of 16 bits, packed twice: each is within the bound for one. */
function picturesOfFewBytes(): Uint8Array {
  const side = 7900;
  const shape = `/Type/XObject/Subtype/Image/Width ${side}/Height ${side}/BitsPerComponent 8/ColorSpace/DeviceRGB`;
  // Packing takes a second: all twelve are alike, and each is an object of its own to a reader.
  const picture = packed(Buffer.alloc(side * side * 3), shape, 2);
  const names = Array.from({ length: 12 }, (_, index) => `/P${index} ${index + 5} 0 R`).join('');
  const pictures = Array.from({ length: 12 }, () => picture);
  return pageOf(
    times(12, (index) => `q 600 0 0 800 0 0 cm /P${index} Do Q `),
    `/XObject<<${names}>>`,
    ...pictures,
  );
}

/** A picture whose own head says something else than the PDF. */
function pictureWithAnotherHead(filter: string, content: Buffer): Uint8Array {
  const shape = `/Type/XObject/Subtype/Image/Width 10/Height 10/BitsPerComponent 8/ColorSpace/DeviceRGB/Filter/${filter}`;
  return pageOf('q 600 0 0 800 0 0 cm /P Do Q', '/XObject<</P 5 0 R>>', { dictionary: shape, content });
}

/** The head of a JPEG of 65,500 × 65,500 pixels, and hardly any data. */
function hugeJpeg(): Uint8Array {
  const head = Buffer.from('ffd8ffc0001108ffdcffdc03011100021100031100ffda000c03010002000300003f00', 'hex');
  return pictureWithAnotherHead(
    'DCTDecode',
    Buffer.concat([head, Buffer.alloc(4000), Buffer.from('ffd9', 'hex')]),
  );
}

/** A JPEG 2000 codestream of 60,000 × 60,000 pixels in a single tile, and no data. */
function hugeJpeg2000(): Uint8Array {
  const size = Buffer.alloc(49);
  size.writeUInt16BE(0xff51, 0);
  size.writeUInt16BE(47, 2);
  for (const at of [6, 10, 22, 26]) size.writeUInt32BE(60_000, at);
  size.writeUInt16BE(3, 38);
  size.set([7, 1, 1, 7, 1, 1, 7, 1, 1], 40);
  const coding = Buffer.from('ff52000c00000001010504040000ff5c00134040484850484850484850484850484850', 'hex');
  const tile = Buffer.from('ff90000a0000000000000001ff93', 'hex');
  const content = Buffer.concat([
    Buffer.from('ff4f', 'hex'),
    size,
    coding,
    tile,
    Buffer.alloc(200),
    Buffer.from('ffd9', 'hex'),
  ]);
  return pictureWithAnotherHead('JPXDecode', content);
}

/** A JBIG2 page of 65,000 × 65,000 dots without a segment that draws any. */
function hugeJbig2(): Uint8Array {
  const page = Buffer.alloc(19);
  page.writeUInt32BE(65_000, 0);
  page.writeUInt32BE(65_000, 4);
  const head = Buffer.from('000000003000010000001300', 'hex').subarray(0, 11);
  head.writeUInt32BE(19, 7);
  const shape =
    '/Type/XObject/Subtype/Image/Width 7999/Height 7999/BitsPerComponent 1/ColorSpace/DeviceGray/Filter/JBIG2Decode';
  return pageOf('q 600 0 0 800 0 0 cm /P Do Q', '/XObject<</P 5 0 R>>', {
    dictionary: shape,
    content: Buffer.concat([head, page]),
  });
}

const COMPOSITE = (more: string): string =>
  `<</Type/Font/Subtype/Type0/BaseFont/Made/Encoding/Identity-H/DescendantFonts[6 0 R]${more}>>`;
const DESCENDANT = (widths: string): string =>
  '<</Type/Font/Subtype/CIDFontType2/BaseFont/Made/CIDSystemInfo<</Registry(Adobe)/Ordering(Identity)/Supplement 0>>' +
  `/FontDescriptor<</Type/FontDescriptor/FontName/Made/Flags 4>>${widths}>>`;

/** A font that gives a width to each of two billion letters. */
function fontOfManyWidths(): Uint8Array {
  return pageOf(WORDS, '/Font<</F1 5 0 R>>', COMPOSITE(''), DESCENDANT('/W[0 2000000000 500]'));
}

/** A font that names 16 million letters fifty times over. */
function fontOfManyLetters(): Uint8Array {
  const ranges = times(50, () => '1 beginbfrange <000000> <fffffd> <0041> endbfrange\n');
  const map =
    '/CIDInit/ProcSet findresource begin 12 dict begin begincmap 1 begincodespacerange <000000> <ffffff> endcodespacerange\n' +
    `${ranges}endcmap end end`;
  return pageOf(WORDS, '/Font<</F1 5 0 R>>', COMPOSITE('/ToUnicode 7 0 R'), DESCENDANT(''), plain(map));
}

/** Letters that are drawn by writing words in letters of the next font, which are drawn so too. */
function fontOfFonts(): Uint8Array {
  const depth = 12;
  const fonts = Array.from({ length: depth }, (_, level): Part[] => {
    const at = 5 + level * 2;
    const isLast = level + 1 === depth;
    const font =
      '<</Type/Font/Subtype/Type3/FontBBox[0 0 1000 1000]/FontMatrix[0.001 0 0 0.001 0 0]/FirstChar 65/LastChar 65/Widths[900]' +
      `/Encoding<</Differences[65/a]>>/CharProcs<</a ${at + 1} 0 R>>/Resources<</Font<</F1 ${isLast ? 5 : at + 2} 0 R>>>>>>`;
    const drawing = isLast ? '900 0 d0 0 0 m 900 900 l S' : `900 0 d0 BT /F1 90 Tf (${'A'.repeat(10)}) Tj ET`;
    return [font, plain(drawing)];
  });
  return pageOf(
    'BT /F1 12 Tf 40 700 Td (AAAAAAAAAAAAAAAAAAAAAAAA) Tj ET',
    '/Font<</F1 5 0 R>>',
    ...fonts.flat(),
  );
}

/** A drawing that unfolds from 30 KB to one and a half billion bytes, by a filter that nobody counts. */
function drawingWithoutEnd(): Uint8Array {
  const content = deflateSync(runs(1_500_000_000, 0x20), { level: 9 });
  return pageOf({ dictionary: '/Filter[/FlateDecode/RunLengthDecode]', content }, '');
}

/** A page of four million words. */
function pageOfWords(): Uint8Array {
  const word = '(Total 12.00) Tj ';
  const content = Buffer.from(`BT /F1 9 Tf ${word.repeat(1_300_000)}ET`);
  return pageOf(packed(content), '/Font<</F1 5 0 R>>', HELVETICA);
}

/** Lists within lists, a million deep. */
function listsWithinLists(): Uint8Array {
  return pageOf(packed(Buffer.from(`${'['.repeat(1_000_000)} TJ`)), '/Font<</F1 5 0 R>>', HELVETICA);
}

/** A table of places whose predecessor is itself. */
function placesInARing(): Uint8Array {
  const head =
    '%PDF-1.7\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Count 0/Kids[]>>endobj\n';
  const table = `xref\n0 1\n0000000000 65535 f \ntrailer<</Root 1 0 R/Size 3/Prev ${head.length}>>\nstartxref\n${head.length}\n%%EOF`;
  return new Uint8Array(Buffer.from(head + table, 'latin1'));
}

/** A table of places for a billion objects, and a stream that says it holds as many. */
function objectsWithoutEnd(): Uint8Array {
  const objects = packed(Buffer.alloc(20_000_000, '1 0 '), '/Type/ObjStm/N 1000000000/First 100');
  const places = packed(
    Buffer.alloc(20_000_000),
    '/Type/XRef/Size 1000000000/Root 1 0 R/W[1 2 1]/Index[0 1000000000]',
  );
  const file = pdfOf(CATALOGUE, '<</Type/Pages/Count 0/Kids[]>>', objects, places);
  const at = Buffer.from(file).indexOf('4 0 obj');
  return new Uint8Array(Buffer.concat([file, Buffer.from(`\nstartxref\n${at}\n%%EOF`)]));
}

/** A page painted with a tile that steps on by a hundred-thousandth of a point. */
function paintedInTiles(): Uint8Array {
  const tile = plain(
    '0 0 m 1 1 l S',
    '/Type/Pattern/PatternType 1/PaintType 1/TilingType 1/BBox[0 0 600 800]/XStep 0.00001/YStep 0.00001/Resources<<>>',
  );
  return pageOf('/Pattern cs /P scn 0 0 600 800 re f', '/Pattern<</P 5 0 R>>', tile);
}

/** A shading whose colours are a table of 65,535 × 65,535 samples. */
function shadedByATable(): Uint8Array {
  const samples = packed(
    Buffer.alloc(4_000_000),
    '/FunctionType 0/Domain[0 1 0 1]/Range[0 1 0 1 0 1]/Size[65535 65535]/BitsPerSample 8',
  );
  const shading =
    '<</ShadingType 1/ColorSpace/DeviceRGB/Domain[0 1 0 1]/Matrix[600 0 0 800 0 0]/Function 6 0 R>>';
  return pageOf('/S sh', '/Shading<</S 5 0 R>>', shading, samples);
}

/** A lattice of triangles, millions of them. */
function shadedByTriangles(): Uint8Array {
  const mesh = packed(
    Buffer.alloc(20_000_000, Buffer.from([0, 0, 9, 200, 1, 255, 255, 0])),
    '/ShadingType 5/ColorSpace/DeviceRGB/BitsPerCoordinate 8/BitsPerComponent 8/VerticesPerRow 2000/Decode[0 600 0 800 0 1 0 1 0 1]',
  );
  return pageOf('/S sh', '/Shading<</S 5 0 R>>', mesh);
}

/** Every hostile PDF by what it does. */
export const hostilePdfs = {
  'forms that call one another': formsThatCallOneAnother,
  'pages in a ring': pagesInARing,
  'pages without end': pagesWithoutEnd,
  'pictures of 63 million pixels in few bytes': picturesOfFewBytes,
  'a JPEG whose own head is huge': hugeJpeg,
  'a JPEG 2000 whose own head is huge': hugeJpeg2000,
  'a JBIG2 whose own head is huge': hugeJbig2,
  'a font of two billion widths': fontOfManyWidths,
  'a font that names its letters over and over': fontOfManyLetters,
  'fonts drawn with fonts': fontOfFonts,
  'a drawing without end': drawingWithoutEnd,
  'a page of millions of words': pageOfWords,
  'lists within lists': listsWithinLists,
  'a table of places in a ring': placesInARing,
  'objects without end': objectsWithoutEnd,
  'paint in endless tiles': paintedInTiles,
  'a shading by a huge table': shadedByATable,
  'a shading by millions of triangles': shadedByTriangles,
} satisfies Readonly<Record<string, () => Uint8Array>>;
