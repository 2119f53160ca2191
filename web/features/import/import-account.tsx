import { Box, Button, Text } from '@chakra-ui/react';
import { useState } from 'react';
import type { ChangeEvent } from 'react';
import type { ImportAccount } from '../../../shared/model/statement-import.ts';
import { useSignedIn } from '../../auth/me-context.ts';
import { Choice } from '../../kit/choice.tsx';
import { FormField } from '../../kit/form-field.tsx';
import { useText } from '../../text/use-text.ts';
import { NewAccountForm } from '../account/new-account-form.tsx';
import type { ImportPart } from './import-parts.ts';

interface ImportAccountFieldProps {
  readonly part: ImportPart;
  readonly label: string;
  readonly isBusy: boolean;
  readonly error: string | undefined;
  readonly onChoose: (accountId: string) => void;
}

const NONE = '';
const PROPOSED = 'proposed';
const NEW = 'new';

/** The account that rows go to: recognised, proposed by the file, or asked for; another or a new one can be chosen at any time. */
export function ImportAccountField({ part, label, isBusy, error, onChoose }: ImportAccountFieldProps) {
  const t = useText();
  const [isNew, setIsNew] = useState(false);
  const { accounts } = useSignedIn().organization;
  const { account, currency } = part;
  const alike = accounts.filter((one) => one.currency === currency);
  const others = accounts.filter((one) => one.currency !== currency);
  const choose = ({ target: { value } }: ChangeEvent<HTMLSelectElement>) => {
    setIsNew(value === NEW);
    if (value !== NEW && value !== NONE && value !== PROPOSED) onChoose(value);
  };
  return (
    <Box>
      <FormField label={label} help={helpFor(part, isNew, t)} error={error}>
        <Choice disabled={isBusy} value={isNew ? NEW : chosenIn(account)} onChange={choose}>
          {(account?.isAssumed ?? account === undefined) && (
            <option value={NONE}>{t('importing.chooseAccount')}</option>
          )}
          {account?.accountId === null && !account.isAssumed && (
            <option value={PROPOSED}>{t('importing.newAccount', { name: account.name })}</option>
          )}
          {alike.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
          <option value={NEW}>{t('importing.anotherAccount')}</option>
          {others.length > 0 && (
            <optgroup label={t('importing.otherCurrencies')}>
              {others.map(({ id, name, currency: own }) => (
                <option key={id} value={id}>
                  {`${name} (${own})`}
                </option>
              ))}
            </optgroup>
          )}
        </Choice>
      </FormField>
      {!isNew && account?.isAssumed && account.accountId !== null && (
        <Button
          size="sm"
          variant="outline"
          mt="2"
          disabled={isBusy}
          onClick={() => account.accountId !== null && onChoose(account.accountId)}
        >
          {t('importing.useAccount', { name: account.name })}
        </Button>
      )}
      {isNew && (
        <NewAccountForm
          begun={proposalIn(part)}
          onAdded={(id) => {
            setIsNew(false);
            onChoose(id);
          }}
          onCancel={() => setIsNew(false)}
        />
      )}
      {account && account.accountId !== null && !account.isAssumed && account.currency !== currency && (
        <Text textStyle="xs" color="amber.fg" mt="1.5">
          {t('importing.otherCurrency', { name: account.name, own: account.currency, currency })}
        </Text>
      )}
    </Box>
  );
}

function chosenIn(account: ImportAccount | undefined): string {
  if (account === undefined || account.isAssumed) return NONE;
  return account.accountId ?? PROPOSED;
}

function helpFor(
  { statement, account, currency }: ImportPart,
  isNew: boolean,
  t: ReturnType<typeof useText>,
) {
  if (isNew || account === undefined) return undefined;
  if (account.isAssumed) {
    if (account.accountId === null) return t('importing.accountContradicted');
    const digits = lastDigitsOf(statement);
    return digits === '' ? t('importing.accountAsked') : t('importing.accountAskedDigits', { digits });
  }
  if (account.accountId !== null) return t('importing.accountHelp');
  const { lastDigits } = account;
  return lastDigits === null
    ? t('importing.accountProposed', { currency })
    : t('importing.accountProposedDigits', { currency, digits: lastDigits });
}

/** What the file says of its account, to begin a new one with. */
function proposalIn({ statement, account, currency }: ImportPart) {
  const { kind = 'checking', bank } = statement.account ?? {};
  const isProposed = account?.accountId === null;
  return {
    name: bank ?? (isProposed ? account.name : ''),
    kind: account?.kind ?? kind,
    currency: account?.accountId === null ? account.currency : currency,
    lastDigits: lastDigitsOf(statement),
  };
}

/** The last digits of the account that the file names; empty where it names none. */
const lastDigitsOf = ({ account }: ImportPart['statement']): string =>
  (account?.number ?? '').replace(/\D/g, '').slice(-4);
