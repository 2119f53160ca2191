import { useEffect } from 'react';

/** What single keys do in the queue; they rest while one types, and while a dialog is open. */
export function useQueueKeys(actions: Readonly<Record<string, () => void>>): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || isElsewhere(event.target)) return;
      const action = actions[event.key.length === 1 ? event.key.toLowerCase() : event.key];
      if (!action) return;
      event.preventDefault();
      action();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [actions]);
}

function isElsewhere(target: EventTarget | null): boolean {
  return (
    document.querySelector('[role=dialog], [role=alertdialog]') !== null ||
    (target instanceof HTMLElement && target.closest('input, textarea, select, [role=tab]') !== null)
  );
}
