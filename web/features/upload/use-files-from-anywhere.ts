import { useEffect, useState } from 'react';

/**
 * Takes files dropped anywhere on the app and pictures pasted into it; a drop zone of a dialog comes first. Gives how many are held over
 * the window at the moment, undefined while none are, or where an open dialog stands before the app.
 */
export function useFilesFromAnywhere(onFiles: (files: readonly File[]) => void): number | undefined {
  const [dragged, setDragged] = useState<number>();
  useEffect(() => {
    const take = (files: FileList | undefined) => {
      if (files && files.length > 0) onFiles([...files]);
    };
    const over = (event: DragEvent) => {
      if (!event.dataTransfer?.types.includes('Files')) return;
      event.preventDefault();
      setDragged(hasDialog() ? undefined : event.dataTransfer.items.length);
    };
    const leave = (event: DragEvent) => {
      if (event.relatedTarget === null) setDragged(undefined);
    };
    const drop = (event: DragEvent) => {
      setDragged(undefined);
      if (event.defaultPrevented) return;
      event.preventDefault();
      take(event.dataTransfer?.files);
    };
    const paste = (event: ClipboardEvent) => take(event.clipboardData?.files);
    window.addEventListener('dragover', over);
    window.addEventListener('dragleave', leave);
    window.addEventListener('drop', drop);
    window.addEventListener('paste', paste);
    return () => {
      window.removeEventListener('dragover', over);
      window.removeEventListener('dragleave', leave);
      window.removeEventListener('drop', drop);
      window.removeEventListener('paste', paste);
    };
  }, [onFiles]);
  return dragged;
}

const hasDialog = (): boolean => document.querySelector('[role=dialog]') !== null;
