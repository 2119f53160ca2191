import { Box, Button, Flex, Grid, IconButton, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { LuCheck, LuChevronDown, LuChevronRight } from 'react-icons/lu';
import { useCan } from '../../../auth/me-context.ts';
import { useCategories } from '../../../features/category/categories.ts';
import { CategoryChoice } from '../../../features/category/category-choice.tsx';
import { useOfferName } from '../../../features/category/use-offer-name.ts';
import { useMoney } from '../../../format/use-money.ts';
import { DateText } from '../../../kit/date-text.tsx';
import { Money } from '../../../kit/money.tsx';
import { useText } from '../../../text/use-text.ts';
import { LineTick } from './line-tick.tsx';
import { ALWAYS_PERSONAL, choiceOf, notBusinessUses } from './not-business.ts';
import { RestToo, restOf } from './rest-too.tsx';
import type { Rest, RestChoice } from './rest-too.tsx';
import { decidedPart, useTicks } from './ticks.ts';
import type { Ticks } from './ticks.ts';
import { VendorEntries } from './vendor-entries.tsx';
import type { FamilyGroup, VendorGroup } from './vendor-groups.ts';

interface VendorLineProps {
  readonly group: VendorGroup | FamilyGroup;
  readonly isBusy: boolean;
  readonly restChoice: RestChoice;
  /**
   * Decides for all entries of a vendor, or of all vendors of a family: a category, or what they are instead of the business's; `rest`
   * takes its offer with them.
   */
  readonly onTake: (group: VendorGroup, choice: string, rest?: Rest) => void;
}

/** What the parts of a line are about. */
interface PartProps {
  readonly group: VendorGroup | FamilyGroup;
  /** Its name, on the screen and for screen readers. */
  readonly title: string;
}

const columns = {
  base: 'auto minmax(0, 1fr) auto',
  // On a tablet the offer and the choice have a line of their own: the name is read whole.
  md: 'auto minmax(0, 1fr) 12rem',
  lg: 'auto minmax(0, 1fr) 6.5rem 12rem 12rem',
};

/** A vendor whose entries want a category, or several alike, in one line: who it is, how many, how much, what they may be and what else. */
export function VendorLine(props: VendorLineProps) {
  const ticks = useTicks();
  return <Line {...props} ticks={ticks} />;
}

interface LineProps extends VendorLineProps {
  /** Those of the whole line: a vendor of a family shares them with the others. */
  readonly ticks: Ticks;
  readonly isOfFamily?: boolean;
}

function Line({ group, isBusy, restChoice, onTake, ticks, isOfFamily = false }: LineProps) {
  const canEdit = useCan('canEdit');
  const [isOpen, setOpen] = useState(false);
  const title = useTitle(group);
  const part = decidedPart(group, ticks);
  // Of a family the whole line says what becomes of the rest: a single vendor of it doesn't.
  const rest = canEdit && !isOfFamily ? restOf(group, part) : undefined;
  const take = (choice: string) => onTake(part, choice, restChoice.isOn ? rest : undefined);
  const hasTicks = canEdit && (isOfFamily || group.rows.length > 1);
  return (
    <Box as="li" borderTopWidth="1px" py={{ base: 'var(--row-room)', md: 'calc(var(--row-room) * 0.6)' }}>
      <Grid templateColumns={columns} columnGap={{ base: '2', md: '3' }} rowGap="1.5" alignItems="center">
        <Flex align="center" gap="1.5">
          {hasTicks && isOfFamily && <LineTick label={title} rows={group.rows} ticks={ticks} />}
          <Opener title={title} isOpen={isOpen} onOpen={() => setOpen(!isOpen)} />
        </Flex>
        <Vendor group={group} title={title} ticked={part.isPart ? part.rows.length : undefined} />
        <Total group={part} />
        <Flex
          gridColumn={{ base: '2 / -1', md: '2', lg: 'auto' }}
          minW="0"
          hideBelow={group.suggestion ? undefined : 'lg'}
        >
          <Offer group={part} title={title} isBusy={isBusy} onTake={canEdit ? take : undefined} />
        </Flex>
        {canEdit && (
          <Box gridColumn={{ base: '2 / -1', md: '3', lg: 'auto' }}>
            <Chooser group={part} title={title} isBusy={isBusy} onTake={take} />
          </Box>
        )}
      </Grid>
      {rest && <RestToo group={group} rest={rest} choice={restChoice} />}
      {'vendors' in group && <Names vendors={group.vendors} />}
      <Split group={group} />
      {isOpen && !('vendors' in group) && (
        <VendorEntries group={group} ticks={hasTicks && group.rows.length > 1 ? ticks : undefined} />
      )}
      {isOpen && 'vendors' in group && (
        <Box as="ul" listStyleType="none" ps={{ base: '4', md: '8' }} pt="1.5">
          {group.vendors.map((vendor) => (
            <Line
              key={vendor.alike}
              group={vendor}
              isBusy={isBusy}
              restChoice={restChoice}
              onTake={onTake}
              ticks={ticks}
              isOfFamily
            />
          ))}
        </Box>
      )}
    </Box>
  );
}

/** What a line is called: the newest entry's text, or what the vendors of a family have in common. */
function useTitle(group: VendorGroup | FamilyGroup): string {
  const t = useText();
  if (!('vendors' in group)) return group.newest.description;
  const { family } = group;
  switch (family.code) {
    case 'shops':
      return t('categories.familyShops', { words: tradeWordsOf(group).join(', ') });
    case 'group':
      return t(`categories.familyGroup.${family.group}`);
    case 'food':
      return t('categories.familyFood');
    case 'customers':
      return t('categories.familyCustomers');
    case 'payroll':
      return t('categories.familyPayroll');
    default:
      return family satisfies never;
  }
}

/** The words by which vendors of one trade are known, each once: a diner and a pizzeria are one kind, but no name says both. */
const tradeWordsOf = ({ vendors }: FamilyGroup): string[] => [
  ...new Set(vendors.flatMap(({ family }) => (family?.code === 'shops' ? family.word : []))),
];

interface OpenerProps extends Pick<PartProps, 'title'> {
  readonly isOpen: boolean;
  readonly onOpen: () => void;
}

function Opener({ title, isOpen, onOpen }: OpenerProps) {
  const t = useText();
  return (
    <IconButton
      variant="ghost"
      size="2xs"
      aria-expanded={isOpen}
      aria-label={t('categories.showEntries', { description: title })}
      onClick={onOpen}
    >
      {isOpen ? <LuChevronDown /> : <LuChevronRight />}
    </IconButton>
  );
}

function Vendor({ group, title, ticked }: PartProps & { readonly ticked: number | undefined }) {
  const t = useText();
  const { newest, rows } = group;
  const isFamily = 'vendors' in group;
  return (
    <Flex columnGap="2" align="baseline" minW="0" wrap={isFamily ? 'wrap' : 'nowrap'}>
      <Text fontWeight="550" truncate={!isFamily}>
        {title}
      </Text>
      <Text textStyle="xs" color="fg.muted" whiteSpace="nowrap" flexShrink="0">
        {isFamily ? `${t('categories.familySize', { count: group.vendors.length })} · ` : ''}
        {rows.length > 1 ? t('categories.entriesOf', { count: rows.length }) : <DateText day={newest.date} />}
      </Text>
      {ticked !== undefined && (
        <Text textStyle="xs" fontWeight="550" whiteSpace="nowrap" flexShrink="0" aria-live="polite">
          {t('categories.tickedOf', { ticked, all: rows.length })}
        </Text>
      )}
    </Flex>
  );
}

/** Everybody of a family: whom one decision is for is seen before it is made. */
function Names({ vendors }: Pick<FamilyGroup, 'vendors'>) {
  const t = useText();
  return (
    <Box ps={{ base: '8', md: '9' }} pt="1" textStyle="xs" color="fg.muted" overflowWrap="anywhere">
      <Text>{vendors.map(({ newest }) => newest.description).join(' · ')}</Text>
      <Text>{t('categories.familyHelp')}</Text>
    </Box>
  );
}

/** How taking the offer splits loan payments: the offered category is of the interest alone. */
function Split({ group: { newest, rows, suggestion } }: Pick<PartProps, 'group'>) {
  const t = useText();
  const money = useMoney();
  if (suggestion?.interest === undefined) return null;
  return (
    <Text ps={{ base: '8', md: '9' }} pt="1" textStyle="xs" color="fg.muted">
      {rows.length > 1
        ? t('categories.loanSplits')
        : t('categories.loanSplit', { interest: money(suggestion.interest, newest.currency) })}
    </Text>
  );
}

/** The sum of the group's entries, where they are all in one currency. */
function Total({ group: { newest, rows } }: { group: VendorGroup }) {
  if (rows.some(({ currency }) => currency !== newest.currency)) return <span />;
  const sum = rows.reduce((all, { amount }) => all + amount, 0);
  return <Money amount={sum} currency={newest.currency} sign="always" textAlign="end" fontWeight="550" />;
}

interface OfferProps extends PartProps {
  readonly isBusy: boolean;
  readonly onTake: ((categoryId: string) => void) | undefined;
}

function Offer({ group: { newest, rows, suggestion, isPart }, title, isBusy, onTake }: OfferProps) {
  const t = useText();
  const nameOf = useOfferName();
  if (!suggestion) return null;
  const { categoryId, confidence, reason } = suggestion;
  const name = nameOf(suggestion, newest);
  if (!onTake) return <Text truncate>{name}</Text>;
  return (
    <Button
      size="xs"
      variant="outline"
      colorPalette="ember"
      minW="0"
      maxW="full"
      title={`${reason} (${t('categories.percent', { percent: confidence })})`}
      disabled={isBusy}
      aria-label={
        isPart
          ? t('categories.acceptTicked', { category: name, ticked: rows.length, description: title })
          : t('categories.accept', { category: name, description: title })
      }
      onClick={() => onTake(categoryId)}
    >
      <LuCheck aria-hidden="true" />
      <Text as="span" truncate>
        {name}
      </Text>
      <Text as="span" color="fg.muted" fontVariantNumeric="tabular-nums">
        {t('categories.percent', { percent: confidence })}
      </Text>
    </Button>
  );
}

interface ChooserProps extends PartProps {
  readonly isBusy: boolean;
  readonly onTake: (choice: string) => void;
}

function Chooser({ group, title, isBusy, onTake }: ChooserProps) {
  const { newest, rows, suggestion, isPart } = group;
  const t = useText();
  const categories = useCategories();
  const uses = notBusinessUses.map((use) => ({
    value: choiceOf(use),
    label: t(`entry.details.uses.${use === 'owner' ? (newest.amount > 0 ? 'contribution' : 'draw') : use}`),
  }));
  // A rule is for one vendor, and for all of its entries.
  const isWholeVendor = !isPart && !('vendors' in group);
  const always = isWholeVendor ? [{ value: ALWAYS_PERSONAL, label: t('categories.alwaysPersonal') }] : [];
  return (
    <CategoryChoice
      size="sm"
      disabled={isBusy}
      aria-label={
        isPart
          ? t('categories.chooseTicked', { ticked: rows.length, description: title })
          : t('categories.choose', { description: title })
      }
      categories={categories
        .of(newest.amount > 0 ? 'income' : 'expense')
        .filter(({ id }) => id !== newest.categoryId)}
      refunds={categories.refunds(newest.amount > 0 ? 'income' : 'expense')}
      likelyRefund={suggestion?.categoryId}
      others={{ label: t('categories.notBusiness'), options: [...uses, ...always] }}
      none={isPart ? t('categories.chooseForTicked', { ticked: rows.length }) : t('categories.chooseNone')}
      value=""
      onChange={(choice) => choice !== '' && onTake(choice)}
    />
  );
}
