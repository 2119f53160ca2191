import { Button, Flex, Heading, Text } from '@chakra-ui/react';
import { useText } from '../text/use-text.ts';

interface ErrorStateProps {
  readonly title?: string | undefined;
  readonly detail?: string | undefined;
  readonly onRetry?: (() => void) | undefined;
  /** It stands in the place of the whole page. */
  readonly isPage?: boolean;
}

/** What a part shows when it could not be loaded: what happened, what was kept, what to do. */
export function ErrorState({ title, detail, onRetry, isPage = false }: ErrorStateProps) {
  const t = useText();
  return (
    <Flex
      role="alert"
      direction="column"
      align="center"
      textAlign="center"
      px="6"
      py="12"
      borderWidth="1px"
      borderColor="red.border"
      borderRadius="l3"
      bg="red.subtle"
    >
      <Heading as={isPage ? 'h1' : 'h2'} fontSize="md" color="red.fg">
        {title ?? t('common.couldNotLoad')}
      </Heading>
      <Text mt="1" maxW="46ch">
        {detail ?? t('common.couldNotLoadHelp')}
      </Text>
      {onRetry && (
        <Button variant="outline" size="sm" mt="5" onClick={onRetry}>
          {t('common.tryAgain')}
        </Button>
      )}
    </Flex>
  );
}
