import { Box, Heading, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { PageFooter } from './page-footer.tsx';
import { PageHeader } from './page-header.tsx';
import { column, CONTENT_ID, serif } from './page-looks.ts';

/** A public page between its header and its footer. */
export function Page({ children }: { children: ReactNode }) {
  return (
    <>
      <PageHeader />
      <Box as="main" id={CONTENT_ID} overflowX="clip">
        {children}
      </Box>
      <PageFooter />
    </>
  );
}

/** A page that is read like a book: its headline, what it is about in a paragraph, then its content. */
export function ReadingPage({
  title,
  lead,
  note,
  children,
}: {
  title: string;
  lead: string;
  note?: string;
  children: ReactNode;
}) {
  return (
    <Page>
      <Box {...column} pt={{ base: '10', md: '16' }} pb={{ base: '16', md: '24' }}>
        <PageTitle>{title}</PageTitle>
        <Text color="fg.muted" fontSize="lg" lineHeight="1.6" mt="5" textWrap="pretty">
          {lead}
        </Text>
        {note !== undefined && (
          <Text color="fg.muted" mt="4" ps="4" borderInlineStartWidth="2px">
            {note}
          </Text>
        )}
        {children}
      </Box>
    </Page>
  );
}

export function PageTitle({ children }: { children: string }) {
  return (
    <Heading
      as="h1"
      {...serif}
      fontSize={{ base: '2.25rem', md: '3.25rem' }}
      lineHeight="1.06"
      textWrap="balance"
    >
      {children}
    </Heading>
  );
}

/** A heading with a paragraph below it, reachable by its name in the address. */
export function Passage({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <Box as="section" aria-labelledby={id}>
      <Heading as="h2" id={id} fontSize="lg" letterSpacing="-0.01em" scrollMarginTop="6">
        {title}
      </Heading>
      <Text fontSize="md" lineHeight="1.65" mt="2">
        {children}
      </Text>
    </Box>
  );
}
