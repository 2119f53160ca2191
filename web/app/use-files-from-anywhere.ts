import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { offerFiles } from '../kit/incoming-files.ts';
import { paths } from '../../shared/paths.ts';

/** Takes files dropped anywhere on the app and pictures pasted into it to the receipts; a drop zone of a dialog comes first. */
export function useFilesFromAnywhere(): void {
  const navigate = useNavigate();
  useEffect(() => {
    const take = (files: FileList | undefined) => {
      if (!files || files.length === 0) return;
      offerFiles([...files]);
      void navigate(paths.receipts);
    };
    const allow = (event: DragEvent) => {
      if (event.dataTransfer?.types.includes('Files')) event.preventDefault();
    };
    const drop = (event: DragEvent) => {
      if (event.defaultPrevented) return;
      event.preventDefault();
      take(event.dataTransfer?.files);
    };
    const paste = (event: ClipboardEvent) => take(event.clipboardData?.files);
    window.addEventListener('dragover', allow);
    window.addEventListener('drop', drop);
    window.addEventListener('paste', paste);
    return () => {
      window.removeEventListener('dragover', allow);
      window.removeEventListener('drop', drop);
      window.removeEventListener('paste', paste);
    };
  }, [navigate]);
}
