import type { HandOverCheck, HandOverItem } from '../../../shared/model/hand-over.ts';
import { importPath, paths } from '../../../shared/paths.ts';
import { rowsPath } from '../../../shared/rows-path.ts';
import { useSignedIn } from '../../auth/me-context.ts';
import { useDateFormat } from '../../format/date-format.ts';
import { formatDay, formatMonth } from '../../format/format.ts';
import { useRangeWords } from '../../format/use-range-words.ts';
import { useText } from '../../text/use-text.ts';

/** Something that stands open, in words, and where it is put right. */
interface OpenItem {
  readonly key: string;
  readonly words: string;
  readonly to?: string;
}

/** Statements and months named one by one; how many more there are follows. */
const NAMED_MAX = 3;

/** What stands open in some days, in words: each leads to the very things that it is about. */
export function useOpenItems({ from, to, items }: HandOverCheck): OpenItem[] {
  const itemOf = useItemWords({ from, to });
  const t = useText();
  const unproven = items.filter(({ kind }) => kind === 'unproven-import');
  const unnamed = unproven.slice(NAMED_MAX);
  const named = items.filter((item) => !unnamed.includes(item)).map(itemOf);
  if (unnamed.length === 0) return named;
  const words = t('handOver.moreImports', { count: unnamed.length });
  return [...named, { key: 'more-imports', words, to: paths.accounts }];
}

function useItemWords(days: {
  readonly from: string;
  readonly to: string;
}): (item: HandOverItem) => OpenItem {
  const t = useText();
  const wordsOf = useRangeWords();
  const format = useDateFormat();
  const { currency } = useSignedIn().organization;
  const monthsOf = (months: readonly string[]): string => {
    const unnamed = months.length - NAMED_MAX;
    const named = months.slice(0, NAMED_MAX).map((month) => formatMonth(month, 'long'));
    return [...named, ...(unnamed > 0 ? [t('handOver.moreMonths', { count: unnamed })] : [])].join(', ');
  };
  const wordsFor = (item: HandOverItem): Omit<OpenItem, 'key'> => {
    switch (item.kind) {
      case 'without-receipt': {
        const words = item.atLeast
          ? t('handOver.withoutReceiptAtLeast', item)
          : t('handOver.withoutReceipt', item);
        return { words, to: rowsPath({ needs: 'receipt', ...days }) };
      }
      case 'without-category': {
        const words = item.atLeast
          ? t('handOver.withoutCategoryAtLeast', item)
          : t('handOver.withoutCategory', item);
        return { words, to: rowsPath({ needs: 'category', ...days }) };
      }
      case 'unconverted':
        return { words: t('handOver.unconverted', item), to: rowsPath({ apartFrom: currency, ...days }) };
      case 'net-payouts': {
        const words = item.atLeast ? t('handOver.netPayoutsAtLeast', item) : t('handOver.netPayouts', item);
        return { words, to: `${paths.accounting}?tab=pending` };
      }
      case 'unmatched-documents': {
        const words = item.atLeast ? t('handOver.unmatchedAtLeast', item) : t('handOver.unmatched', item);
        return { words, to: `${paths.receipts}?status=processed` };
      }
      case 'unproven-import': {
        const { account } = item;
        const said = { account, days: wordsOf(item) ?? '' };
        const words = item.isWrong ? t('handOver.importWrong', said) : t('handOver.importUnproven', said);
        return { words, to: importPath(item.importId) };
      }
      case 'not-imported':
      case 'partly-imported': {
        const said = { account: item.account, months: monthsOf(item.months) };
        const isMissing = item.kind === 'not-imported';
        return {
          words: isMissing ? t('handOver.notImported', said) : t('handOver.partlyImported', said),
          to: paths.accounts,
        };
      }
      case 'not-over':
        return { words: t('handOver.notOver', { day: formatDay(item.to, format) }) };
    }
  };
  return (item) => ({ key: JSON.stringify(item), ...wordsFor(item) });
}
