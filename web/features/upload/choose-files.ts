/** Opens the browser's dialog for files, and gives what was chosen there. */
export function chooseFiles(onFiles: (files: File[]) => void): void {
  const input = document.createElement('input');
  input.type = 'file';
  input.onchange = () => onFiles([...(input.files ?? [])]);
  input.click();
}
