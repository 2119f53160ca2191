import { crc32, deflateRawSync } from 'node:zlib';

/** A file within an archive; `statedSize` in place of its true size (bytes), as archives state it that lie. */
export interface ArchiveEntry {
  readonly name: string;
  readonly content: string | Uint8Array;
  readonly statedSize?: number;
}

/** A zip archive of these files (APPNOTE 4.3), deflated. */
export function zipArchive(entries: readonly ArchiveEntry[]): Uint8Array {
  const [locals, centrals]: [Buffer[], Buffer[]] = [[], []];
  let at = 0;
  for (const { name, content, statedSize } of entries) {
    const bytes = Buffer.from(content);
    const packed = deflateRawSync(bytes, { level: 1 });
    const shared = Buffer.alloc(22);
    [20, 0, 8, 0, 0].forEach((value, index) => shared.writeUInt16LE(value, index * 2));
    shared.writeUInt32LE(crc32(bytes), 10);
    shared.writeUInt32LE(packed.length, 14);
    shared.writeUInt32LE(statedSize ?? bytes.length, 18);
    const lengths = Buffer.from(Uint16Array.of(name.length, 0).buffer);
    const local = Buffer.concat([Buffer.from('PK\x03\x04'), shared, lengths, Buffer.from(name), packed]);
    const place = Buffer.alloc(14);
    place.writeUInt32LE(at, 10);
    centrals.push(
      Buffer.concat([
        Buffer.from('PK\x01\x02'),
        Buffer.from([20, 0]),
        shared,
        lengths,
        place,
        Buffer.from(name),
      ]),
    );
    locals.push(local);
    at += local.length;
  }
  return new Uint8Array(
    Buffer.concat([...locals, ...centrals, endOf(entries.length, Buffer.concat(centrals).length, at)]),
  );
}

function endOf(count: number, size: number, at: number): Buffer {
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 'latin1');
  end.writeUInt16LE(count, 8);
  end.writeUInt16LE(count, 10);
  end.writeUInt32LE(size, 12);
  end.writeUInt32LE(at, 16);
  return end;
}
