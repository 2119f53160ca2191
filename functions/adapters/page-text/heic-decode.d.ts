declare module 'heic-decode' {
  interface Picture {
    width: number;
    height: number;
    data: Uint8ClampedArray;
  }
  interface UndecodedPicture {
    width: number;
    height: number;
    decode(): Promise<Picture>;
  }
  const decode: {
    all(input: { buffer: Uint8Array }): Promise<UndecodedPicture[] & { dispose(): void }>;
  };
  export default decode;
}
