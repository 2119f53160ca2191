import { Box, chakra, Flex, Heading, Stack, Text } from '@chakra-ui/react';
import type { Receipt } from '../../../shared/model/receipt.ts';
import { sayFact } from '../../../shared/text/form-words.ts';
import { useSignedIn } from '../../auth/me-context.ts';
import { useMoney } from '../../format/use-money.ts';
import { Money } from '../../kit/money.tsx';
import { useDateFormat } from '../../format/date-format.ts';
import { formatDay, formatPercent } from '../../format/format.ts';
import { useText } from '../../text/use-text.ts';
import type { Place } from '../../features/document/place.ts';

const NAMES = [
  'number',
  'customer',
  'dueDate',
  'subtotal',
  'tip',
  'prepaid',
  'amountDue',
  'taxNumber',
  'paymentMethod',
  'cardLastFour',
  'employer',
  'periodFrom',
  'periodTo',
  'gross',
  'deductions',
  'net',
] as const;
const DAYS: readonly string[] = ['dueDate', 'periodFrom', 'periodTo'];

interface FurtherFieldsProps {
  readonly receipt: Receipt;
  readonly onPlace: (place: Place) => void;
}

/** What else was read: taxes, numbers, lines; each shows its place on the page when it is pointed at. */
export function FurtherFields({ receipt, onPlace }: FurtherFieldsProps) {
  const t = useText();
  const currency = useDocumentCurrency(receipt);
  const format = useDateFormat();
  const money = useMoney();
  const written = (name: string, value: string | number | null) => {
    if (typeof value === 'number') return money(value, currency);
    return DAYS.includes(name) && value !== null ? formatDay(value, format) : (value ?? '');
  };
  const read = NAMES.flatMap((name) => {
    const field = receipt.fields[name];
    return field ? [{ name, label: t(`receipts.further.${name}`), place: field, value: field.value }] : [];
  });
  if (read.length === 0 && receipt.taxes.length === 0 && receipt.items.length === 0) return null;
  return (
    <Stack as="section" gap="1" aria-label={t('receipts.furtherTitle')}>
      <Heading as="h3" fontSize="sm" color="fg.muted" mb="1">
        {t('receipts.furtherTitle')}
      </Heading>
      {receipt.taxes.map((tax, index) => (
        <Fact
          key={`tax-${index}`}
          label={tax.rate === null ? sayFact(tax.kind) : `${sayFact(tax.kind)} ${formatPercent(tax.rate)}`}
          value={money(tax.amount, currency)}
          onPoint={() => onPlace(tax)}
        />
      ))}
      {read.map(({ name, label, place, value }) => (
        <Fact key={name} label={label} value={written(name, value)} onPoint={() => onPlace(place)} />
      ))}
      <Items receipt={receipt} currency={currency} onPlace={onPlace} />
    </Stack>
  );
}

function useDocumentCurrency(receipt: Receipt): string {
  const { currency } = useSignedIn().organization;
  return receipt.currency ?? currency;
}

function Fact({ label, value, onPoint }: { label: string; value: string; onPoint: () => void }) {
  return (
    <chakra.button
      type="button"
      display="flex"
      justifyContent="space-between"
      gap="4"
      w="calc(100% + 1rem)"
      px="2"
      py={{ base: '3', md: '1.5' }}
      mx="-2"
      borderRadius="l1"
      textAlign="left"
      cursor="pointer"
      _hover={{ bg: 'bg.muted' }}
      onClick={onPoint}
      onFocus={onPoint}
      onMouseEnter={onPoint}
    >
      <Text as="span" color="fg.muted">
        {label}
      </Text>
      <Text as="span" fontVariantNumeric="tabular-nums" truncate>
        {value}
      </Text>
    </chakra.button>
  );
}

function Items({ receipt: { items }, currency, onPlace }: FurtherFieldsProps & { currency: string }) {
  const t = useText();
  if (items.length === 0) return null;
  return (
    <chakra.details mt="1">
      <chakra.summary cursor="pointer" color="fg.muted" py={{ base: '3', md: '1' }}>
        {t('receipts.items', { count: items.length })}
      </chakra.summary>
      <Box>
        {items.map((item, index) => (
          <chakra.button
            key={index}
            type="button"
            w="full"
            textAlign="left"
            py={{ base: '3', md: '1' }}
            cursor="pointer"
            borderBottomWidth="1px"
            onClick={() => onPlace(item)}
            onFocus={() => onPlace(item)}
            onMouseEnter={() => onPlace(item)}
          >
            <Flex justify="space-between" gap="4" textStyle="sm">
              <Text as="span" truncate>
                {item.quantity !== null && `${item.quantity} × `}
                {item.description === '' && item.quantity === null
                  ? t(item.amount < 0 ? 'receipts.discount' : 'receipts.surcharge')
                  : item.description}
              </Text>
              <Money amount={item.amount} currency={currency} />
            </Flex>
          </chakra.button>
        ))}
      </Box>
    </chakra.details>
  );
}
