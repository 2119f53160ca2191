/** Has the browser save what lies at an address, under a name. */
export function saveFrom({ url, fileName }: { readonly url: string; readonly fileName: string }): void {
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  document.body.append(link);
  link.click();
  link.remove();
}
