const ENTRY = 0x02014b50;
const ENTRY_BYTES = 46;

/** What a zip archive says it unpacks to, in bytes, by its central directory; used to refuse archives that swell. */
export function unzipSize(bytes: Uint8Array): number {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let total = 0;
  let at = directoryStart(view);
  while (at >= 0 && at + ENTRY_BYTES <= view.byteLength && view.getUint32(at, true) === ENTRY) {
    total += view.getUint32(at + 24, true);
    at +=
      ENTRY_BYTES +
      view.getUint16(at + 28, true) +
      view.getUint16(at + 30, true) +
      view.getUint16(at + 32, true);
  }
  return total;
}

/** The directory's place, from the record at the archive's end; −1 where there is none. */
function directoryStart(view: DataView): number {
  for (let at = view.byteLength - 22; at >= Math.max(0, view.byteLength - 66_000); at -= 1) {
    if (view.getUint32(at, true) === 0x06054b50) return view.getUint32(at + 16, true);
  }
  return -1;
}
