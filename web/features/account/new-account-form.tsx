import { Box, Button, Flex } from '@chakra-ui/react';
import { FormProblem } from '../../kit/form-problem.tsx';
import { SubmitButton } from '../../kit/submit-button.tsx';
import { useText } from '../../text/use-text.ts';
import { AccountFields } from './account-fields.tsx';
import type { AccountValues } from './account-form.ts';
import { useAccountForm } from './use-account-form.ts';

interface NewAccountFormProps {
  /** What is known of it, to begin with. */
  readonly begun: Pick<AccountValues, 'name' | 'kind' | 'lastDigits'> & { readonly currency: string };
  readonly onAdded: (id: string) => void;
  readonly onCancel: () => void;
}

/** Adds an account where it is wanted, without leaving what is being done. */
export function NewAccountForm({ begun, onAdded, onCancel }: NewAccountFormProps) {
  const t = useText();
  const form = useAccountForm({ begun, onDone: onAdded });
  return (
    <Box
      as="form"
      aria-label={t('accounts.add')}
      borderWidth="1px"
      borderRadius="l3"
      p="4"
      mt="2"
      // Not sent to the form around it.
      onSubmit={(event) => {
        event.preventDefault();
        event.stopPropagation();
        form.submit();
      }}
    >
      <AccountFields form={form} nameLabel={t('accounts.bankOrName')} hasOpening={false} />
      <FormProblem problem={form.problem} mt="3" />
      <Flex gap="2" mt="4" justify="flex-end">
        <Button variant="ghost" size="sm" onClick={onCancel}>
          {t('common.cancel')}
        </Button>
        <SubmitButton size="sm" loading={form.isBusy} loadingText={t('common.saving')}>
          {t('accounts.add')}
        </SubmitButton>
      </Flex>
    </Box>
  );
}
