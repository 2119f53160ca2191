import { Alert, Stack, Text } from '@chakra-ui/react';
import type { RulePreview } from '../../api/categories.ts';
import { useDateFormat } from '../../format/date-format.ts';
import { formatDay } from '../../format/format.ts';
import { useText } from '../../text/use-text.ts';

interface RuleTakesProps {
  readonly preview: RulePreview;
  /** Whether the rule looks for a text; one without is meant for many vendors. */
  readonly hasText: boolean;
}

/** How many entries there are that a rule takes, with a warning where some are of vendors that it isn't made for. */
export function RuleTakes({ preview: { takes, lookedBackTo }, hasText }: RuleTakesProps) {
  const t = useText();
  const format = useDateFormat();
  const { others } = takes;
  return (
    <Stack gap="2">
      <Text>
        {t('categories.takes', { count: takes.count })}
        {lookedBackTo !== null && ` ${t('categories.lookedBack', { day: formatDay(lookedBackTo, format) })}`}
      </Text>
      {hasText && others.vendors > 0 && <Others others={others} />}
    </Stack>
  );
}

function Others({ others: { count, vendors, largest } }: { others: RulePreview['takes']['others'] }) {
  const t = useText();
  const names = largest.map((vendor) => t('categories.vendorCount', vendor)).join(', ');
  const more = vendors - largest.length;
  return (
    <Alert.Root status="warning" colorPalette="amber" alignItems="flex-start">
      <Alert.Indicator />
      <Alert.Content minW="0" overflowWrap="anywhere">
        {t('categories.takesOthers', {
          entries: t('categories.entriesOf', { count }),
          vendors: t('categories.otherVendors', { count: vendors }),
          names: more > 0 ? `${names} ${t('categories.alsoMore', { count: more })}` : names,
        })}
      </Alert.Content>
    </Alert.Root>
  );
}
