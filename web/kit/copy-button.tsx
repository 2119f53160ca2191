import { Button } from '@chakra-ui/react';
import { useState } from 'react';
import { LuCheck, LuCopy } from 'react-icons/lu';

interface CopyButtonProps {
  readonly text: string;
  readonly label: string;
  /** What it says for a moment once it has. */
  readonly copiedLabel: string;
}

const COPIED_SHOWN_MS = 2500;

/** Takes a text into the clipboard. */
export function CopyButton({ text, label, copiedLabel }: CopyButtonProps) {
  const [isCopied, setIsCopied] = useState(false);
  const copy = async () => {
    await navigator.clipboard.writeText(text);
    setIsCopied(true);
    setTimeout(() => setIsCopied(false), COPIED_SHOWN_MS);
  };
  return (
    <Button
      colorPalette="ember"
      flexShrink="0"
      minW="28"
      aria-live="polite"
      // Where the browser keeps the clipboard to itself, the text can still be selected and copied by hand.
      onClick={() => void copy().catch(() => undefined)}
    >
      {isCopied ? <LuCheck aria-hidden="true" /> : <LuCopy aria-hidden="true" />}
      {isCopied ? copiedLabel : label}
    </Button>
  );
}
