import { Button, Flex, Heading, Text } from '@chakra-ui/react';
import { Mark } from './brand.tsx';

interface MessageProps {
  readonly title: string;
  readonly text: string;
  readonly action: { readonly href: string; readonly label: string };
}

/** A page that says one thing and leads on. */
export function MessagePage(message: MessageProps) {
  return (
    <Flex as="main" minH="100dvh" direction="column" justify="center" pb="16">
      <Message {...message} />
    </Flex>
  );
}

/** What a page or a screen says where there is nothing else to show, and where that leads. */
export function Message({ title, text, action }: MessageProps) {
  return (
    <Flex direction="column" align="center" textAlign="center" px="6">
      <Mark size={52} />
      <Heading
        as="h1"
        fontFamily="serif"
        fontWeight="560"
        fontSize={{ base: '3xl', md: '4xl' }}
        lineHeight="1.15"
        mt="6"
      >
        {title}
      </Heading>
      <Text color="fg.muted" fontSize="md" mt="3" maxW="44ch">
        {text}
      </Text>
      <Button asChild colorPalette="ember" mt="8">
        <a href={action.href}>{action.label}</a>
      </Button>
    </Flex>
  );
}
