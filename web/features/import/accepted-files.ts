/** What may hold a statement, as for `<input accept>`. */
export const STATEMENT_FILES =
  '.pdf,.csv,.tsv,.txt,.xlsx,.xls,.ods,.ofx,.qfx,.qif,.xml,.sta,.mt940,.bai,.bai2,.cod,.n43,.aeb,.json,' +
  '.jpg,.jpeg,.png,.webp,.heic,.heif,.tif,.tiff';
