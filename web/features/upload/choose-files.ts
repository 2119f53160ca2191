interface WhichFiles {
  /** As for `<input accept>`: '.pdf,.csv'. */
  readonly accept?: string;
  readonly isMultiple?: boolean;
}

/** Opens the browser's dialog for files, and gives what was chosen there, if anything. */
export function chooseFiles(
  onFiles: (files: File[]) => void,
  { accept = '', isMultiple = false }: WhichFiles = {},
): void {
  const input = document.createElement('input');
  input.type = 'file';
  input.accept = accept;
  input.multiple = isMultiple;
  input.hidden = true;
  input.onchange = () => {
    input.remove();
    if (input.files && input.files.length > 0) onFiles([...input.files]);
  };
  input.oncancel = () => input.remove();
  // Not every browser opens the dialog of an input that is on no page.
  document.body.append(input);
  input.click();
}
