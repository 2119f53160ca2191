import '../theme/all-looks.ts';
import { Button, Stack, Toast, Toaster as ChakraToaster } from '@chakra-ui/react';
import { useEffect, useSyncExternalStore } from 'react';
import { LuCircleAlert, LuCircleCheck, LuInfo } from 'react-icons/lu';
import { ROOMS } from '../kit/lower-room.ts';
import { useText } from '../text/use-text.ts';
import { UPPER_ROOM_NAME } from '../theme/upper-room.ts';
import { EDGE, GAP, lastPressed, phone, placementNow, showing, toaster } from './toaster.ts';

/** Keeps toasts out of the way when a window is made narrow or a tablet is turned, also those that are shown already. */
function usePlacement(): void {
  toaster.attrs.placement = useSyncExternalStore(followWidth, placementNow);
}

function followWidth(onChange: () => void): () => void {
  const follow = () => {
    onChange();
    tellRoom();
  };
  phone.addEventListener('change', follow);
  return () => phone.removeEventListener('change', follow);
}

const shown = new Set<HTMLElement>();

/** Keeps the room that toasts take known to the page: on a phone it begins below them, elsewhere it can be scrolled clear of them. */
function takeRoom(toast: HTMLElement | null): (() => void) | undefined {
  if (!toast) return undefined;
  const observer = new ResizeObserver(tellRoom);
  shown.add(toast);
  observer.observe(toast);
  return () => {
    observer.disconnect();
    shown.delete(toast);
    tellRoom();
  };
}

function tellRoom(): void {
  const room = [...shown].reduce(
    (sum, { offsetHeight }) => sum + offsetHeight + GAP,
    shown.size > 0 ? EDGE : 0,
  );
  const [upper, lower] = phone.matches ? [`${room}px`, '0px'] : ['0px', `${room}px`];
  const wasSeen = isInSight(lastPressed());
  const { style } = document.documentElement;
  style.setProperty(UPPER_ROOM_NAME, upper);
  style.setProperty(ROOMS.toasts, lower);
  // Padding, so that the browser doesn't scroll to make up for it: what is in view moves as a whole.
  document.body.style.paddingTop = upper;
  if (room > 0 && wasSeen) keepClear();
}

const isInSight = (place: ReturnType<typeof lastPressed>): boolean =>
  place !== undefined && place.top >= 0 && place.top < place.bottom && place.bottom <= window.innerHeight;

/** So far below what was pressed often stands what is pressed next. */
const NEXT = 72;

/**
 * Scrolls what was pressed, and what stands just below it, clear of a desktop's toasts, or of the lower bar of a phone, under which its page
 * moves: it is often what is pressed next.
 */
function keepClear(): void {
  const place = lastPressed();
  const end = EDGE + Math.max(...[...shown].map(({ offsetWidth }) => offsetWidth));
  if (!place || (!phone.matches && place.left >= end)) return;
  const { scrollPaddingTop, scrollPaddingBottom } = getComputedStyle(document.documentElement);
  const below = place.bottom + NEXT - (window.innerHeight - Number.parseFloat(scrollPaddingBottom));
  const above = place.top - Number.parseFloat(scrollPaddingTop);
  const by = Math.min(below, above);
  if (by > 0) window.scrollBy({ top: by, behavior: 'instant' });
}

const signs = {
  error: { color: 'red.fg', icon: <LuCircleAlert /> },
  info: { color: 'fg.muted', icon: <LuInfo /> },
  success: { color: 'green.fg', icon: <LuCircleCheck /> },
} as const;

function Sign({ of }: { of: string | undefined }) {
  const { color, icon } = of === 'error' || of === 'info' ? signs[of] : signs.success;
  return (
    <Stack color={color} fontSize="lg" pt="0.5" aria-hidden="true">
      {icon}
    </Stack>
  );
}

/** Longer words stand below the text: beside it they would leave it a column of single words. */
const BESIDE_LETTERS_MAX = 10;
const isShort = ({ label }: { label: string }) => label.length <= BESIDE_LETTERS_MAX;

function Act({ label }: { label: string }) {
  return (
    // Its own border is made for a coloured toast.
    <Toast.ActionTrigger asChild borderColor="border.emphasized">
      <Button size="xs" variant="outline" mt={isShort({ label }) ? undefined : '2'} alignSelf="flex-start">
        {label}
      </Button>
    </Toast.ActionTrigger>
  );
}

/** Shows the toasts: title, text, Undo where it applies, and a way to dismiss. */
export function Toasts() {
  const t = useText();
  usePlacement();
  useEffect(() => {
    showing(true);
    return () => showing(false);
  }, []);
  return (
    <ChakraToaster toaster={toaster} insetInline={{ mdDown: '4' }}>
      {({ title, description, type, action, closable }) => (
        <Toast.Root
          ref={takeRoom}
          width={{ md: '22rem' }}
          // The way to close takes the corner; Undo stands beside it, not under it.
          pe={{ base: '12', md: '6' }}
          bg="bg.panel"
          color="fg"
          borderWidth="1px"
          boxShadow="lg"
          borderRadius="l3"
          alignItems="flex-start"
        >
          <Sign of={type} />
          <Stack gap="0.5" flex="1" minW="0">
            <Toast.Title fontWeight="600">{title}</Toast.Title>
            {description !== undefined && (
              <Toast.Description color="fg.muted" opacity="1">
                {description}
              </Toast.Description>
            )}
            {action && !isShort(action) && <Act label={action.label} />}
          </Stack>
          {action && isShort(action) && <Act label={action.label} />}
          {closable && (
            <Toast.CloseTrigger
              color="fg.muted"
              p={{ base: '3.5', md: '1' }}
              top={{ base: '0', md: '1' }}
              insetEnd={{ base: '0', md: '1' }}
              aria-label={t('common.close')}
            />
          )}
        </Toast.Root>
      )}
    </ChakraToaster>
  );
}
