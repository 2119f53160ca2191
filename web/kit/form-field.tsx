import { Field, Flex, Icon, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { LuCircleAlert } from 'react-icons/lu';
import { useText } from '../text/use-text.ts';

export interface FormFieldProps {
  readonly label: string;
  readonly help?: string | undefined;
  readonly error?: string | undefined;
  readonly isOptional?: boolean;
  /** Stands at the right end of the label's line, such as a link; the Tab key comes to it after the control. */
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}

/** One labelled control: label above, help below, the error in its place with what to do. */
export function FormField({ label, help, error, isOptional = false, aside, children }: FormFieldProps) {
  const t = useText();
  return (
    <Field.Root invalid={error !== undefined} position="relative">
      <Field.Label display="block">
        {label}
        {isOptional && (
          <Text as="span" ml="1" color="fg.subtle" fontWeight="400">
            {t('common.optional')}
          </Text>
        )}
      </Field.Label>
      {children}
      {aside !== undefined && (
        // Around the middle of the label's line, however much room a finger needs.
        <Flex position="absolute" top="0" insetEnd="0" h="5" align="center" lineHeight="1">
          {aside}
        </Flex>
      )}
      {error !== undefined ? (
        <Field.ErrorText role="alert" alignItems="start">
          <Icon boxSize="1em" mt="0.2em" flexShrink="0" aria-hidden="true">
            <LuCircleAlert />
          </Icon>
          {error}
        </Field.ErrorText>
      ) : (
        help !== undefined && <Field.HelperText>{help}</Field.HelperText>
      )}
    </Field.Root>
  );
}
