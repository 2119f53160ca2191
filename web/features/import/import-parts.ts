import { useMemo } from 'react';
import type { ImportAccount, StatementImport } from '../../../shared/model/statement-import.ts';
import type { Statement } from '../../../shared/model/statement.ts';
import { useSignedIn } from '../../auth/me-context.ts';
import { useDateFormat } from '../../format/date-format.ts';
import { formatDay } from '../../format/format.ts';
import { useMoney } from '../../format/use-money.ts';
import { useText } from '../../text/use-text.ts';

type OneAccount = NonNullable<Statement['accounts']>[number];

/** One statement of a file as its preview shows it: an account, and a currency that it is added up in. */
export interface ImportPart {
  readonly statement: OneAccount;
  readonly account: ImportAccount | undefined;
  readonly currency: string;
}

/** The statements of a file, one for each account and currency that it holds. */
export function useImportParts({ statement, accounts }: StatementImport): readonly ImportPart[] {
  const { organization } = useSignedIn();
  return useMemo(() => {
    const parts = statement ? (statement.accounts ?? [statement]) : [];
    return parts.map((part, at) => ({
      statement: part,
      account: accounts[at],
      currency: part.currency ?? accounts[at]?.currency ?? organization.currency,
    }));
  }, [statement, accounts, organization.currency]);
}

/** Names a row by what a person sees of it: day, words and amount; of a line that could not be read what stands on it. */
export function useRowNames({ statement }: StatementImport, parts: readonly ImportPart[]) {
  const t = useText();
  const format = useDateFormat();
  const money = useMoney();
  return useMemo(() => {
    const rows = new Map(
      parts.flatMap(({ statement: { transactions }, currency }) =>
        transactions.map(({ row, date, description, amount }) => {
          const name = [formatDay(date, format), description, money(amount, currency)].join(' · ');
          return [row, name] as const;
        }),
      ),
    );
    const lines = new Map(statement?.rejected.map(({ row, shown }) => [row, shown]));
    return (row: number) => rows.get(row) ?? lines.get(row) ?? t('importing.line', { row });
  }, [statement, parts, format, money, t]);
}
