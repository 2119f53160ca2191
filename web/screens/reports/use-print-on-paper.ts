import { useEffect } from 'react';

/** Prints in the light theme, whichever is on the screen: paper is white, and a browser leaves the dark behind the text away. */
export function usePrintOnPaper(): void {
  useEffect(() => {
    const { classList } = document.documentElement;
    let wasDark = false;
    const lighten = () => {
      wasDark = classList.replace('dark', 'light');
    };
    const restore = () => {
      if (wasDark) classList.replace('light', 'dark');
    };
    window.addEventListener('beforeprint', lighten);
    window.addEventListener('afterprint', restore);
    return () => {
      window.removeEventListener('beforeprint', lighten);
      window.removeEventListener('afterprint', restore);
    };
  }, []);
}
