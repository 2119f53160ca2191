import { Box, chakra, Heading, Stack } from '@chakra-ui/react';
import { LuPlus } from 'react-icons/lu';
import { questionGroups } from './faq-questions.ts';
import { column } from './page-looks.ts';
import { Page, PageTitle } from './page-parts.tsx';
import { useText } from '../text/use-text.ts';

/** `/faq`: each answer opens below its question, without a script. */
export function FaqPage() {
  const t = useText();
  return (
    <Page>
      <Box {...column} pt={{ base: '10', md: '16' }} pb={{ base: '16', md: '24' }}>
        <PageTitle>{t('faq.headline')}</PageTitle>
        <Stack gap="12" mt={{ base: '10', md: '14' }}>
          {questionGroups(t).map(({ name, title, questions }) => (
            <Box as="section" key={name} aria-labelledby={name}>
              <Heading as="h2" id={name} fontSize="lg" mb="3">
                {title}
              </Heading>
              {questions.map(({ question, answer }) => (
                <Question key={question} question={question} answer={answer} />
              ))}
            </Box>
          ))}
        </Stack>
      </Box>
    </Page>
  );
}

function Question({ question, answer }: { question: string; answer: string }) {
  return (
    <chakra.details borderBottomWidth="1px" css={{ '&[open] svg': { transform: 'rotate(45deg)' } }}>
      <chakra.summary
        display="flex"
        justifyContent="space-between"
        alignItems="center"
        gap="4"
        py="4"
        cursor="pointer"
        listStyleType="none"
        fontSize="md"
        fontWeight="550"
        css={{ '&::-webkit-details-marker': { display: 'none' } }}
      >
        {question}
        <Box as="span" color="fg.muted" flexShrink="0" aria-hidden="true">
          <LuPlus />
        </Box>
      </chakra.summary>
      <chakra.p pb="5" pe="8" color="fg.muted" fontSize="md" lineHeight="1.65" textWrap="pretty">
        {answer}
      </chakra.p>
    </chakra.details>
  );
}
